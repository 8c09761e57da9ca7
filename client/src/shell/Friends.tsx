/** People whom I follow: who is playing, who waits for somebody. */

import { Panel } from "../design";
import type { Friend } from "../wire";
import { t } from "../words";
import { api } from "./api";
import { titleOf } from "./Medallion";
import { me } from "./me";
import { profileOf } from "./router";
import { useFetched } from "./useAsync";

const REFRESH = 30000;

export function Friends() {
  const friends = useFetched(api.friends, [me.value?.name], REFRESH);
  if (!friends.value?.length) return null;
  return (
    <Panel title={t("ui-friends")}>
      <ul class="table-list">
        {friends.value.map((friend) => (
          <li key={friend.name}>
            <span class="table-list-text">
              <a href={profileOf(friend.name)}>{friend.name}</a>
              <span class="soft">{whereabouts(friend)}</span>
            </span>
            {friend.table && (
              <a class="button button-s" href={`/t/${friend.table}`} aria-label={`${wayIn(friend)}: ${friend.name}`}>
                {wayIn(friend)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const wayIn = ({ status }: Friend): string => t(status === "open" ? "ui-table-join" : "ui-table-watch");

function whereabouts({ status, game }: Friend): string {
  if (status === "") return t("ui-friend-away");
  return t(status === "open" ? "ui-friend-waits" : "ui-friend-plays", { game: titleOf(game) });
}
