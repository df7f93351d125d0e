import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type ConfigValue, getValue, type Json, settingsLayer } from '@platelayer/game';
import type { ComponentType, KeyboardEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useApp } from '../../state/store.ts';
import { applyValue, refuseText } from '../changes.ts';
import { setError } from '../panel-state.ts';
import { type ControlProps, inputProps } from './control.ts';
import { LengthControl } from './LengthControl.tsx';
import { ThemeControl } from './ThemeControl.tsx';
import { useDraft } from './use-draft.ts';

/** A choice, shown with the titles of its values. Applies immediately. */
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

/** Company sets, including the game's own. An unknown one stays selected, because another game may have it. */
const CompanySetControl = (props: ControlProps) => {
  const { value, current } = props;
  const own = useApp((state) => state.game?.details.folder?.companySets) ?? [];
  const bundled = 'choices' in value ? value.choices : [];
  const names = new Map([...bundled, ...own.map(({ id, name }) => [id, name] as const)]);
  if (!names.has(String(current))) names.set(String(current), String(current));
  return (
    <NativeSelect
      {...inputProps(props)}
      value={String(current)}
      data={[...names].map(([id, name]) => ({ value: id, label: name }))}
      onChange={({ currentTarget }) => applyValue(value, currentTarget.value)}
    />
  );
};

/** Applies immediately. The checkbox shows the label, so the field shows none. */
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

/** Parses text like addresses and the command line do, by the type of the setting. */
const read = ({ path }: ConfigValue, text: string) => {
  const { part, diagnostics } = settingsLayer([[path, text]]);
  return { next: getValue(part, path), fault: diagnostics[0] };
};

const show = (current: Json): string => (Array.isArray(current) ? current.join(', ') : String(current));

/** Text, a plain number or a list of numbers. Applies on blur and Enter; Escape reverts. */
const TypedControl = (props: ControlProps) => {
  const { value, current } = props;
  const t = useTexts('config');
  const draft = useDraft(value.path, current, show(current), (text) => read(value, text).next);

  const commit = () => {
    if (!draft.typed) return;
    const { next, fault } = read(value, draft.text);
    if (fault) refuseText(value, fault);
    else if (next !== undefined && applyValue(value, next)) draft.drop();
  };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit();
    if (key !== 'Escape') return;
    setError(value.pointer, undefined);
    draft.drop();
  };

  return (
    <TextInput
      {...inputProps(props)}
      inputMode={value.control === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      rightSection={value.unit === 'px' ? t('unit.px') : undefined}
      value={draft.text}
      onChange={({ currentTarget }) => draft.type(currentTarget.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
};

/** The component for each kind of control. */
export const controls: Readonly<Record<ConfigValue['control'], ComponentType<ControlProps>>> = {
  switch: SwitchControl,
  choice: ChoiceControl,
  'company-set': CompanySetControl,
  'map-theme': ThemeControl,
  'company-theme': ThemeControl,
  text: TypedControl,
  number: TypedControl,
  length: LengthControl,
  list: TypedControl,
};
