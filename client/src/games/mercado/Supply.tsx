/** The common stock and the piles, as numbers beside their pictures; and who is where. */

import { Icon, SeatBadge } from "../../design";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import { Coin } from "./Coin";
import { marks } from "./icons";
import type { MercadoView } from "./types";

function Stock({
  spot,
  count,
  label,
  children,
}: {
  spot: string;
  count: number;
  label: string;
  children: preact.ComponentChildren;
}) {
  return (
    <li class={count === 0 ? "md-stock md-stock-empty" : "md-stock"} data-spot={`supply-${spot}`} title={label}>
      {children}
      <span class="visually-hidden">{label}</span>
      <span class="tabular" aria-hidden="true">
        {count}
      </span>
    </li>
  );
}

/** What is left for everybody. */
export function Supply({ view }: { view: MercadoView }) {
  const { supply, piles } = view;
  return (
    <ul class="md-supply" aria-label={t("mercado-supply")}>
      <Stock spot="white" count={supply.white} label={t("mercado-supply-white", { count: supply.white })}>
        <Coin coin="white" size="1.15em" />
      </Stock>
      <Stock spot="black" count={supply.black} label={t("mercado-supply-black", { count: supply.black })}>
        <Coin coin="black" size="1.15em" />
      </Stock>
      <Stock spot="seals" count={supply.seals} label={t("mercado-supply-seals", { count: supply.seals })}>
        <Icon art={marks.seal} size="1.2em" class="md-wax" />
      </Stock>
      <Stock
        spot="privileges"
        count={piles.privileges}
        label={t("mercado-supply-privileges", { count: piles.privileges })}
      >
        <Icon art={marks.privilege} size="1.2em" />
      </Stock>
      <Stock spot="objects" count={piles.objects} label={t("mercado-supply-objects", { count: piles.objects })}>
        <i class="md-pile md-pile-object" />
      </Stock>
      <Stock spot="perfumes" count={piles.perfumes} label={t("mercado-supply-perfumes", { count: piles.perfumes })}>
        <i class="md-pile md-pile-perfume" />
      </Stock>
    </ul>
  );
}

/** Who is first, second ...: for the middle of a small ring. */
export function Standings({ view, chairs }: { view: MercadoView; chairs: readonly Chair[] }) {
  return (
    <ol class="md-standings" aria-label={t("mercado-standings")}>
      {view.track.ranking.map((seat) => (
        <li key={seat}>
          <SeatBadge colour={chairs[seat]?.colour ?? ""} size="1.35rem" />
          <span class="md-standing-name">{nameOf(chairs, seat)}</span>
          <b class="tabular">{view.track.progress[seat] ?? 0}</b>
        </li>
      ))}
    </ol>
  );
}
