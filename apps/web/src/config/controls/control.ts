import type { ConfigValue, Json } from '@platelayer/game';
import type { ReactNode } from 'react';

/** What every control gets. Its label, marks and reset are the field's business. */
export interface ControlProps {
  readonly value: ConfigValue;
  /** The value in force. */
  readonly current: Json;
  readonly id: string;
  readonly description: ReactNode;
  readonly error?: string;
  readonly disabled: boolean;
}

/** What all inputs take over unchanged: fault and help stand below and are tied to the input. */
export const inputProps = ({ id, description, error, disabled }: ControlProps) => ({
  id,
  description,
  error,
  disabled,
  inputWrapperOrder: ['input' as const, 'error' as const, 'description' as const],
});
