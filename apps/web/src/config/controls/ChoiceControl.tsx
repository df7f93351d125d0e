import { NativeSelect } from '@mantine/core';
import { applyValue } from '../changes.ts';
import { type ControlProps, inputProps } from './control.ts';

/** Words of the file under the names that readers know; applies at once. */
export const ChoiceControl = (props: ControlProps) => {
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
