/** Small controls: tabs, switches, choices in a row, text fields. */

import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

export interface Tab {
  id: string;
  label: string;
  content: ComponentChildren;
  /** A small number beside the label (unread lines). */
  count?: number;
}

export function Tabs({
  tabs,
  current,
  onChange,
  label,
}: {
  tabs: Tab[];
  current: string;
  onChange: (id: string) => void;
  label: string;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? tabs.length - 1
          : step && (at + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next!]?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            class="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count ? <span class="tab-count tabular">{tab.count}</span> : null}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          class="tab-panel"
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== current}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

export function Toggle({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="toggle-track" aria-hidden="true" />
      <span class="toggle-text">
        <span>{label}</span>
        {hint && <small class="soft">{hint}</small>}
      </span>
    </label>
  );
}

export interface Option<T extends string | number> {
  value: T;
  label: string;
}

/** One of a few, side by side (radio buttons in a row). */
export function Segmented<T extends string | number>({
  legend,
  options,
  value,
  onChange,
  quiet,
}: {
  legend: string;
  options: Option<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Keep the legend for screen readers only. */
  quiet?: boolean;
}) {
  const name = useId();
  return (
    <fieldset class="segmented">
      <legend class={quiet ? "visually-hidden" : "label"}>{legend}</legend>
      <div class="segmented-row">
        {options.map((option) => (
          <label key={option.value} class="segment">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Select<T extends string | number>({
  label,
  hint,
  options,
  value,
  onChange,
  quiet,
}: {
  label: string;
  /** A short word under it. */
  hint?: string | undefined;
  options: Option<T>[];
  value: T;
  onChange: (value: T) => void;
  quiet?: boolean;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={quiet ? "visually-hidden" : "label"}>
        {label}
      </label>
      <select
        id={id}
        class="select"
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={String(value)}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={String(option.value)} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <small id={`${id}-hint`} class="soft">
          {hint}
        </small>
      )}
    </div>
  );
}

export function TextField({
  label,
  value,
  onInput,
  onCommit,
  placeholder,
  maxLength,
  quiet,
  type = "text",
  autocomplete = "off",
}: {
  label: string;
  value: string;
  onInput: (value: string) => void;
  onCommit?: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  quiet?: boolean;
  type?: "text" | "password";
  /** What a browser may fill in. */
  autocomplete?: "off" | "email" | "username" | "current-password" | "new-password" | "one-time-code";
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={quiet ? "visually-hidden" : "label"}>
        {label}
      </label>
      <input
        id={id}
        class="input"
        type={type as "text"} // one component for both; their types differ only in what else they may be
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autocomplete={autocomplete}
        onInput={(event) => onInput(event.currentTarget.value)}
        onChange={(event) => onCommit?.(event.currentTarget.value)}
      />
    </div>
  );
}
