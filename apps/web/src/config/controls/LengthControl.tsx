import { NativeSelect, TextInput } from '@mantine/core';
import { formatLength, LENGTH_UNITS, type LengthUnit, parseLength } from '@platelayer/game';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { applyValue, refuseText } from '../changes.ts';
import styles from '../config.module.css';
import { cancelChange, flushChange, scheduleChange } from '../delayed-changes.ts';
import { chooseUnit, setError, unitOf, usePanel } from '../panel-state.ts';
import { type ControlProps, inputProps } from './control.ts';
import { useDraft } from './use-draft.ts';

const UNITS = Object.keys(LENGTH_UNITS) as LengthUnit[];

/** A length in inches or millimetres. Applies after a pause in typing, and immediately on blur (95.6.3). */
export const LengthControl = (props: ControlProps) => {
  const { value, current } = props;
  const t = useTexts('config');
  const { path, pointer, title } = value;
  const unit = usePanel((state) => unitOf(state, path));
  const read = (text: string) => parseLength(text, unit, value.type === 'integer');
  // Four different margins have no single number to show (95.4.1).
  const shown = typeof current === 'number' ? formatLength(current, unit) : '';
  const draft = useDraft(path, current, shown, read);

  const type = (text: string) => {
    draft.type(text);
    const next = read(text);
    if (next === undefined) return refuseText(value, notANumber(pointer));
    setError(pointer, undefined);
    scheduleChange(path, () => applyValue(value, next));
  };

  const leave = () => {
    flushChange(path);
    if (!usePanel.getState().errors.has(pointer)) draft.drop();
  };

  const revert = () => {
    cancelChange(path);
    setError(pointer, undefined);
    draft.drop();
  };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') flushChange(path);
    if (key === 'Escape') revert();
  };

  const unitSelect = (
    <NativeSelect
      aria-label={t('unit.one', { title })}
      value={unit}
      data={UNITS.map((name) => ({ value: name, label: t(`unit.${name}`) }))}
      onChange={({ currentTarget }) => {
        revert();
        chooseUnit(path, currentTarget.value as LengthUnit);
      }}
    />
  );

  return (
    <TextInput
      {...inputProps(props)}
      inputMode="decimal"
      autoComplete="off"
      value={draft.text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
      onKeyDown={onKeyDown}
      inputContainer={(input) => (
        <div className={styles.length}>
          {input}
          {unitSelect}
        </div>
      )}
    />
  );
};

const notANumber = (pointer: string) =>
  ({
    severity: 'error',
    code: 'config/type',
    message: 'This is not a number.',
    pointer: pointer.slice(1),
  }) as const;
