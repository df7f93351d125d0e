import { Checkbox, NativeSelect } from '@mantine/core';
import type { ConfigValue } from '@platelayer/game';
import type { ComponentType } from 'react';
import { applyValue } from '../changes.ts';
import { type ControlProps, inputProps } from './control.ts';
import { LengthControl } from './LengthControl.tsx';
import { ThemeControl } from './ThemeControl.tsx';
import { TypedControl } from './TypedControl.tsx';

/** Words of the file under the names that readers know; applies at once. */
const ChoiceControl = (props: ControlProps) => {
  const { value, current } = props;
  return (
    <NativeSelect
      {...inputProps(props)}
      value={String(current)}
      data={'choices' in value ? value.choices.map(([word, title]) => ({ value: word, label: title })) : []}
      onChange={({ currentTarget }) => applyValue(value, currentTarget.value)}
    />
  );
};

/** Applies at once. Its label stands beside it, so the field draws none. */
const SwitchControl = ({ value, current, id, description, error, disabled }: ControlProps) => (
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
