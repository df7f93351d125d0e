import { Group, NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import type { ExportFormat } from '@platelayer/export';
import { useTranslation } from 'react-i18next';
import { componentTitle } from '../frame/components.ts';
import type { Shown } from '../frame/frame-state.ts';
import type { LoadedGame } from '../state/store.ts';
import { canExport, formats, RESOLUTION, type Scope } from './choice.ts';
import { canPickFolder } from './folder.ts';

export interface Choice {
  readonly scope: Scope;
  readonly format: ExportFormat;
  /** Of PNG files. */
  readonly dpi: number;
  readonly place: 'download' | 'folder';
  /** Of a Board18 box. */
  readonly version: string;
  readonly author: string;
}

interface ExportFormProps {
  readonly game: LoadedGame;
  readonly shown?: Shown;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

export const ExportForm = ({ game: { facts }, shown, choice, onChange }: ExportFormProps) => {
  const { t } = useTranslation('frame');
  const { scope, format, dpi, place, version, author } = choice;
  const change = (part: Partial<Choice>) => onChange({ ...choice, ...part });
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
        value={format}
        onChange={(value) => change({ format: value as ExportFormat })}
      >
        <div className="formats">
          {formats.map((one) => (
            <Radio
              key={one.format}
              value={one.format}
              disabled={!canExport(one.format, scope, facts, shown)}
              label={t(`export.formats.${one.format}.title`)}
              description={t(`export.formats.${one.format}.description`)}
            />
          ))}
        </div>
      </Radio.Group>
      {format === 'png' && (
        <NumberInput
          label={t('export.resolution')}
          description={t('export.resolutionHint', RESOLUTION)}
          min={RESOLUTION.least}
          max={RESOLUTION.most}
          step={50}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="blur"
          maw="16rem"
          value={dpi}
          onValueChange={({ floatValue }) => {
            if (floatValue !== undefined && floatValue >= RESOLUTION.least && floatValue <= RESOLUTION.most)
              change({ dpi: floatValue });
          }}
        />
      )}
      {format === 'b18' && (
        <Group grow align="flex-start">
          <TextInput
            label={t('export.box.version')}
            maxLength={40}
            value={version}
            onChange={({ currentTarget }) => change({ version: currentTarget.value })}
          />
          <TextInput
            label={t('export.box.author')}
            maxLength={80}
            value={author}
            onChange={({ currentTarget }) => change({ author: currentTarget.value })}
          />
        </Group>
      )}
      {canPickFolder() && (
        <Radio.Group
          label={t('export.where')}
          value={place}
          onChange={(value) => change({ place: value as Choice['place'] })}
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
