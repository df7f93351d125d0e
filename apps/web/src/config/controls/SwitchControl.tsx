import { Checkbox } from '@mantine/core';
import { applyValue } from '../changes.ts';
import type { ControlProps } from './control.ts';

/** Applies at once. Its label stands beside it, so the field draws none. */
export const SwitchControl = ({ value, current, id, description, error, disabled }: ControlProps) => (
  <Checkbox
    id={id}
    label={value.title}
    description={description}
    error={error}
    disabled={disabled}
    checked={current === true}
    onChange={({ currentTarget }) => applyValue(value, currentTarget.checked)}
  />
);
