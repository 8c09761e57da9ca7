/** A password, so that a password manager knows whether it is asked for or chosen. */

import { TextField } from "../design";

const LONGEST = 200;

export interface PasswordFieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  isNew?: boolean;
}

export function PasswordField({ label, value, onInput, isNew = false }: PasswordFieldProps) {
  return (
    <TextField
      label={label}
      type="password"
      value={value}
      onInput={onInput}
      maxLength={LONGEST}
      autocomplete={isNew ? "new-password" : "current-password"}
    />
  );
}
