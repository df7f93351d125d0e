import { formats } from 'virtual:platelayer/formats';
import { Radio, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useConfig } from '../config/use-config.ts';
import type { Jobs } from '../engine/messages.ts';
import { type JobState, useJob } from '../engine/use-job.ts';
import type { ShownComponent } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { LoadedGame } from '../state/store.ts';
import { dataUrl } from '../ui/data-url.ts';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { type FormValues, OptionFields, PlaceChoice, startingOptions } from './ExportForm.tsx';
import { canExport, formatOf, formatText, requestFor } from './request.ts';

/** Formats that are packs. A separate step selects one and shows a preview (86). */
export const packs = formats.filter(({ pack }) => pack);

/** Twice the size on the page, for high-density screens. */
const PIXELS = 300;

const SETTLE_MS = 250;

type Preview = JobState<Jobs['packPreview']['out']>;

/** Preview of the selected pack. */
export const usePackPreview = (
  game: LoadedGame,
  { format: id, scope, options }: FormValues,
  shown: ShownComponent | undefined,
  active: boolean,
): Preview => {
  const config = useConfig();
  const format = formatOf(id);
  // Wait for a pause in typing.
  const [settled] = useDebouncedValue(options, SETTLE_MS);
  const values = { ...startingOptions(format, game.details), ...settled };
  const request = requestFor(format, scope, shown, values);
  const possible = active && canExport(format, scope, game.details, shown);
  const { output, ...job } = useJob(
    'packPreview',
    possible ? { request, config, version: game.version, pixels: PIXELS } : undefined,
  );
  // Do not show pictures of another pack.
  return { ...job, output: output?.format === id ? output : undefined };
};

interface PackStepProps {
  readonly game: LoadedGame;
  readonly shown?: ShownComponent;
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
  readonly preview: Preview;
}

export const PackStep = ({ game: { details }, shown, values, onChange, preview }: PackStepProps) => {
  const t = useTexts('frame');
  const own = useTexts('onDemand');
  const format = formatOf(values.format);
  return (
    <Stack gap="lg">
      <Radio.Group
        label={own('packs.which')}
        value={format.id}
        onChange={(value) => onChange({ ...values, format: value })}
      >
        <div className="formats">
          {packs.map((one) => (
            <Radio
              key={one.id}
              value={one.id}
              disabled={!canExport(one, values.scope, details, shown)}
              label={formatText(t, one, 'title')}
              description={formatText(t, one, 'description')}
            />
          ))}
        </div>
      </Radio.Group>
      <OptionFields format={format} details={details} values={values} onChange={onChange} />
      <Examples format={format.id} preview={preview} />
      <PlaceChoice values={values} onChange={onChange} />
    </Stack>
  );
};

const Examples = ({ format, preview: { output, failure, retry } }: { format: string; preview: Preview }) => {
  const t = useTexts('onDemand');
  return (
    <section aria-label={t('packs.preview')} aria-busy={!output && failure === undefined}>
      <strong>{t('packs.preview')}</strong>
      {failure !== undefined && (
        <RetryAlert
          message={t('packs.failed', { reason: failure })}
          retry={t('packs.retry')}
          onRetry={retry}
        />
      )}
      {!output && failure === undefined && <p role="status">{t('packs.drawing')}</p>}
      {output?.refusal !== undefined && (
        <p role="alert" className="form-error">
          {t('packs.refused')}: {output.refusal}
        </p>
      )}
      {output && output.pictures.length > 0 && (
        <>
          <ul className="pack-pictures">
            {output.pictures.map(({ title, bytes, width, height }) => (
              <li key={title}>
                <figure>
                  <span className="frame">
                    <img
                      src={dataUrl(bytes, 'image/png')}
                      alt=""
                      style={{ aspectRatio: `${width} / ${height}` }}
                    />
                  </span>
                  <figcaption>{title}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
          {format === 'shop' && <small>{t('packs.lines')}</small>}
          {(format === 'tts' || format === 'vassal') && <small>{t('packs.spots')}</small>}
        </>
      )}
      {output && output.messages.length > 0 && (
        <>
          <p>{t('packs.notes')}</p>
          <ul className="pack-notes">
            {output.messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
