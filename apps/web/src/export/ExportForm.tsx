import { formats } from 'virtual:platelayer/formats';
import { Checkbox, Group, NativeSelect, NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import { type ExportOption, type FormatFacts, type OptionValues, optionValue } from '@platelayer/export';
import { useState } from 'react';
import { componentTitle } from '../component-facts.ts';
import { bridge } from '../desktop/bridge.ts';
import type { GameDetails } from '../engine/values.ts';
import type { ShownComponent } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { LoadedGame } from '../state/store.ts';
import { canPickFolder } from './folder.ts';
import { canExport, formatOf, formatText, type Scope } from './request.ts';

export interface FormValues {
  readonly scope: Scope;
  /** Format id. */
  readonly format: string;
  readonly place: 'download' | 'folder';
  /** Changed options of all formats. */
  readonly options: OptionValues;
}

/** Default options of a format. An author defaults to the designer. */
export const startingOptions = ({ options }: FormatFacts, { designer }: GameDetails): OptionValues =>
  Object.fromEntries(
    options.map((option) => [
      option.id,
      option.kind === 'text' && option.person ? (designer ?? option.default) : option.default,
    ]),
  );

interface ExportFormProps {
  readonly game: LoadedGame;
  readonly shown?: ShownComponent;
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
}

/** Choice for all packs; the next step selects one of them. */
const PACKS = 'packs';

export const ExportForm = ({ game: { details }, shown, values, onChange }: ExportFormProps) => {
  const t = useTexts('frame');
  const own = useTexts('onDemand');
  const { scope } = values;
  const format = formatOf(values.format);
  const change = (part: Partial<FormValues>) => onChange({ ...values, ...part });
  const possible = formats.filter((one) => canExport(one, scope, details, shown));
  const firstPack = possible.find(({ pack }) => pack);
  return (
    <Stack gap="lg">
      <Radio.Group
        label={t('export.what')}
        value={scope}
        onChange={(value) => change({ scope: value as Scope })}
      >
        <Group mt="xs" gap="lg">
          <Radio value="game" label={t('export.scope.game', { game: details.title || t('game.untitled') })} />
          <Radio
            value="component"
            disabled={!shown}
            label={
              shown
                ? t('export.scope.component', { component: componentTitle(t, shown.component) })
                : t('export.scope.none')
            }
          />
        </Group>
      </Radio.Group>
      <Radio.Group
        label={t('export.format')}
        value={format.pack ? PACKS : format.id}
        onChange={(value) => change({ format: value === PACKS ? (firstPack?.id ?? format.id) : value })}
      >
        <div className="formats">
          {formats
            .filter(({ pack }) => !pack)
            .map((one) => (
              <Radio
                key={one.id}
                value={one.id}
                disabled={!possible.includes(one)}
                label={formatText(t, one, 'title')}
                description={formatText(t, one, 'description')}
              />
            ))}
          <Radio
            value={PACKS}
            disabled={!firstPack}
            label={own('packs.title')}
            description={own('packs.description')}
          />
        </div>
      </Radio.Group>
      {!format.pack && (
        <>
          <OptionFields format={format} details={details} values={values} onChange={onChange} />
          <PlaceChoice values={values} onChange={onChange} />
        </>
      )}
    </Stack>
  );
};

interface OptionFieldsProps {
  readonly format: FormatFacts;
  readonly details: GameDetails;
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
}

/** Fields for the options of a format. */
export const OptionFields = ({ format, details, values, onChange }: OptionFieldsProps) => {
  const offered = format.options.filter(({ commandOnly }) => !commandOnly);
  const options = { ...startingOptions(format, details), ...values.options };
  if (offered.length === 0) return null;
  return (
    <div className="format-options">
      {offered.map((option) => (
        <OptionField
          key={option.id}
          option={option}
          options={options}
          onChange={(value) => onChange({ ...values, options: { ...values.options, [option.id]: value } })}
        />
      ))}
    </div>
  );
};

/** Chooses between a download and a folder, if the browser can write to one. */
export const PlaceChoice = ({ values, onChange }: Pick<OptionFieldsProps, 'values' | 'onChange'>) => {
  const t = useTexts('frame');
  if (bridge || !canPickFolder()) return null;
  return (
    <Radio.Group
      label={t('export.where')}
      value={values.place}
      onChange={(value) => onChange({ ...values, place: value as FormValues['place'] })}
    >
      <Group mt="xs" gap="lg">
        <Radio value="download" label={t('export.places.download')} />
        <Radio value="folder" label={t('export.places.folder')} />
      </Group>
    </Radio.Group>
  );
};

interface OptionFieldProps {
  readonly option: ExportOption;
  readonly options: OptionValues;
  readonly onChange: (value: number | boolean | string) => void;
}

/** Field for an option, by type. A translation may override its strings. */
const OptionField = ({ option, options, onChange }: OptionFieldProps) => {
  const t = useTexts('frame');
  const label = t(`export.options.${option.id}.title`, { defaultValue: option.title });
  switch (option.kind) {
    case 'number':
      return (
        <NumberField
          option={option}
          label={label}
          description={t(`export.options.${option.id}.hint`, { defaultValue: option.hint })}
          value={optionValue(option, options)}
          onChange={onChange}
        />
      );
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={optionValue(option, options)}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          label={label}
          data={option.choices.map(([value, title]) => ({
            value,
            label: t(`export.options.${option.id}.choices.${value}`, { defaultValue: title }),
          }))}
          value={optionValue(option, options)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'text':
      return (
        <TextInput
          label={label}
          maxLength={option.longest}
          value={optionValue(option, options)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
};

interface NumberFieldProps {
  readonly option: Extract<ExportOption, { kind: 'number' }>;
  readonly label: string;
  readonly description?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Applies on blur and Enter, clamped to the bounds, so that the number shown is the one used. */
const NumberField = ({ option, label, description, value, onChange }: NumberFieldProps) => {
  const { least, most, step } = option;
  const [typed, setTyped] = useState<number | string>(value);
  const settle = () => {
    const settled = typed === '' ? value : Math.min(Math.max(Number(typed), least), most);
    setTyped(settled);
    onChange(settled);
  };
  return (
    <NumberInput
      label={label}
      description={description}
      min={least}
      max={most}
      step={step}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      maw="16rem"
      value={typed}
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
};
