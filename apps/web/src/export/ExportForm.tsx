import { formats } from 'virtual:platelayer/formats';
import { Checkbox, Group, NativeSelect, NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import { type ExportOption, type FormatFacts, type OptionValues, optionValue } from '@platelayer/export';
import { useTranslation } from 'react-i18next';
import { componentTitle } from '../component-facts.ts';
import { bridge } from '../desktop/bridge.ts';
import type { GameFacts } from '../engine/messages.ts';
import type { ShownComponent } from '../frame/frame-state.ts';
import type { LoadedGame } from '../state/store.ts';
import { canPickFolder } from './folder.ts';
import { canExport, formatOf, formatText, type Scope } from './request.ts';

export interface FormValues {
  readonly scope: Scope;
  /** Id of a format. */
  readonly format: string;
  readonly place: 'download' | 'folder';
  /** What was changed of the options of any format. */
  readonly options: OptionValues;
}

/** The options of a format before anything is changed: the designer stands for a person. */
export const startingOptions = ({ options }: FormatFacts, { designer }: GameFacts): OptionValues =>
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

export const ExportForm = ({ game: { facts }, shown, values, onChange }: ExportFormProps) => {
  const { t } = useTranslation('frame');
  const { scope, place } = values;
  const format = formatOf(values.format);
  const offered = format.options.filter(({ commandOnly }) => !commandOnly);
  const change = (part: Partial<FormValues>) => onChange({ ...values, ...part });
  const options = { ...startingOptions(format, facts), ...values.options };
  return (
    <Stack gap="lg">
      <Radio.Group
        label={t('export.what')}
        value={scope}
        onChange={(value) => change({ scope: value as Scope })}
      >
        <Group mt="xs" gap="lg">
          <Radio value="game" label={t('export.scope.game', { game: facts.title || t('game.untitled') })} />
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
        value={format.id}
        onChange={(value) => change({ format: value })}
      >
        <div className="formats">
          {formats.map((one) => (
            <Radio
              key={one.id}
              value={one.id}
              disabled={!canExport(one, scope, facts, shown)}
              label={formatText(t, one, 'title')}
              description={formatText(t, one, 'description')}
            />
          ))}
        </div>
      </Radio.Group>
      {offered.length > 0 && (
        <Group grow align="flex-start">
          {offered.map((option) => (
            <OptionField
              key={option.id}
              option={option}
              options={options}
              onChange={(value) => change({ options: { ...values.options, [option.id]: value } })}
            />
          ))}
        </Group>
      )}
      {!bridge && canPickFolder() && (
        <Radio.Group
          label={t('export.where')}
          value={place}
          onChange={(value) => change({ place: value as FormValues['place'] })}
        >
          <Group mt="xs" gap="lg">
            <Radio value="download" label={t('export.places.download')} />
            <Radio value="folder" label={t('export.places.folder')} />
          </Group>
        </Radio.Group>
      )}
    </Stack>
  );
};

interface OptionFieldProps {
  readonly option: ExportOption;
  readonly options: OptionValues;
  readonly onChange: (value: number | boolean | string) => void;
}

/** The field for an option, by its kind. A translation may override its texts. */
const OptionField = ({ option, options, onChange }: OptionFieldProps) => {
  const { t } = useTranslation('frame');
  const label = t(`export.options.${option.id}.title`, { defaultValue: option.title });
  switch (option.kind) {
    case 'number': {
      const { least, most } = option;
      return (
        <NumberInput
          label={label}
          description={t(`export.options.${option.id}.hint`, { defaultValue: option.hint })}
          min={least}
          max={most}
          step={option.step}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="blur"
          maw="16rem"
          value={optionValue(option, options)}
          onValueChange={({ floatValue }) => {
            if (floatValue !== undefined && floatValue >= least && floatValue <= most) onChange(floatValue);
          }}
        />
      );
    }
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
