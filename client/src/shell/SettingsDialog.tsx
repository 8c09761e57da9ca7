import { Button, Dialog, Segmented, Toggle } from "../design";
import { LANGUAGES, type Language, t } from "../words";
import { chime } from "./chime";
import { install, isSecure } from "./install";
import { canNotify, isNotified, wantNotices } from "./notices";
import { change, paces, settings, wantedLanguage } from "./settings";

export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { theme, palette, hand, motion, pace, sound, confirmed, explains, lowTimeSound, asksAll } = settings.value;
  return (
    <Dialog
      title={t("ui-settings")}
      open={open}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t("ui-done")}
        </Button>
      }
    >
      <div class="stack">
        <Segmented
          legend={t("ui-language")}
          value={wantedLanguage.value}
          options={(Object.keys(LANGUAGES) as Language[]).map((value) => ({ value, label: LANGUAGES[value] }))}
          onChange={(language) => change({ language })}
        />
        <Segmented
          legend={t("ui-theme")}
          value={theme}
          options={(["system", "light", "dark"] as const).map((value) => ({ value, label: t(`ui-theme-${value}`) }))}
          onChange={(value) => change({ theme: value })}
        />
        <Segmented
          legend={t("ui-palette")}
          value={palette}
          options={(["usual", "distinct"] as const).map((value) => ({ value, label: t(`ui-palette-${value}`) }))}
          onChange={(value) => change({ palette: value })}
        />
        <Segmented
          legend={t("ui-hand")}
          value={hand}
          options={(["right", "left"] as const).map((value) => ({ value, label: t(`ui-hand-${value}`) }))}
          onChange={(value) => change({ hand: value })}
        />
        <Segmented
          legend={t("ui-motion")}
          value={motion}
          options={(["system", "on", "off"] as const).map((value) => ({ value, label: t(`ui-motion-${value}`) }))}
          onChange={(value) => change({ motion: value })}
        />
        <Segmented
          legend={t("ui-pace")}
          value={pace}
          options={paces.map((value) => ({ value, label: t(`ui-pace-${value}`) }))}
          onChange={(value) => change({ pace: value })}
        />
        <Segmented
          legend={t("ui-confirm-moves")}
          value={confirmed}
          options={(["none", "final", "every"] as const).map((value) => ({
            value,
            label: t(`ui-confirm-moves-${value}`),
          }))}
          onChange={(value) => change({ confirmed: value })}
        />
        <p class="soft">{t(`ui-confirm-moves-${confirmed}.hint`)}</p>
        <Toggle
          label={t("ui-asks-all")}
          hint={t("ui-asks-all-hint")}
          checked={asksAll}
          onChange={(value) => change({ asksAll: value })}
        />
        <Segmented
          legend={t("ui-explain")}
          value={explains ? "on" : "off"}
          options={(["on", "off"] as const).map((value) => ({ value, label: t(`ui-explain-${value}`) }))}
          onChange={(value) => change(value === "on" ? { explains: true, knows: [] } : { explains: false })}
        />
        <Toggle
          label={t("ui-sound")}
          checked={sound}
          onChange={(wanted) => {
            change({ sound: wanted });
            if (wanted) chime("my turn");
          }}
        />
        <Toggle
          label={t("ui-low-time-sound")}
          hint={t("ui-low-time-sound-hint")}
          checked={lowTimeSound}
          onChange={(value) => change({ lowTimeSound: value })}
        />
        {canNotify() && (
          <Toggle
            label={t("ui-notices")}
            hint={t("ui-notices-hint")}
            checked={isNotified()}
            onChange={(wanted) => void wantNotices(wanted)}
          />
        )}
        {install.value && (
          <div class="row">
            <Button onClick={install.value}>{t("ui-install")}</Button>
          </div>
        )}
        {!isSecure && <p class="soft">{t("ui-not-secure")}</p>}
      </div>
    </Dialog>
  );
}
