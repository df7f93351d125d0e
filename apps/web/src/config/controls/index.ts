import type { ConfigValue } from '@platelayer/game';
import type { ComponentType } from 'react';
import { ChoiceControl } from './ChoiceControl.tsx';
import type { ControlProps } from './control.ts';
import { LengthControl } from './LengthControl.tsx';
import { SwitchControl } from './SwitchControl.tsx';
import { ThemeControl } from './ThemeControl.tsx';
import { TypedControl } from './TypedControl.tsx';

/** The control of each kind of value. */
export const controls: Readonly<Record<ConfigValue['control'], ComponentType<ControlProps>>> = {
  switch: SwitchControl,
  choice: ChoiceControl,
  'map-theme': ThemeControl,
  'company-theme': ThemeControl,
  text: TypedControl,
  number: TypedControl,
  length: LengthControl,
  list: TypedControl,
};
