import type { ConfigValue, Json } from '@platelayer/game';
import type { ReactNode } from 'react';

/** Props of every control. The field renders label, marks and reset button. */
export interface ControlProps {
  readonly value: ConfigValue;
  /** The effective value. */
  readonly current: Json;
  readonly id: string;
  readonly description: ReactNode;
  readonly error?: string;
  readonly disabled: boolean;
}

/** Props passed on to the input, which shows error and help below itself. */
export const inputProps = ({ id, description, error, disabled }: ControlProps) => ({
  id,
  description,
  error,
  disabled,
  inputWrapperOrder: ['input' as const, 'error' as const, 'description' as const],
});
