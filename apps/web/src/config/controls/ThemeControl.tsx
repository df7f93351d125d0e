import { Select } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts.ts';
import { useApp } from '../../state/store.ts';
import { applyValue } from '../changes.ts';
import styles from '../config.module.css';
import { type OwnThemes, type Swatch, swatchesOf, type ThemeKind, themeKinds, themesOf } from '../themes.ts';
import { type ControlProps, inputProps } from './control.ts';
import { ThemeHexes } from './ThemeHexes.tsx';

/** Themes by name and colours, with example hexes in the chosen theme (95.6.4). */
export const ThemeControl = (props: ControlProps) => {
  const { value, current } = props;
  const t = useTexts('config');
  const gameColors = useApp((state) => state.game?.details.file.colors);
  const control = value.control === 'company-theme' ? value.control : 'map-theme';
  const kind = themeKinds[control];
  const chosen = String(current);
  const own = useApp((state) => state.game?.details.folder);
  const themes = themesOf(kind, own);
  const known = themes.find((theme) => theme.id === chosen);
  const data = themes.map((theme) => ({ value: theme.id, label: theme.name }));
  const unknown = { value: chosen, label: t('theme.unknown', { id: chosen }) };

  return (
    <Select
      {...inputProps(props)}
      allowDeselect={false}
      maxDropdownHeight={320}
      data={known ? data : [...data, unknown]}
      value={chosen}
      onChange={(next) => next !== null && applyValue(value, next)}
      renderOption={({ option, checked }) => (
        <span className={styles.theme}>
          {checked ? <strong>{option.label} ✓</strong> : option.label}
          <OptionSwatches kind={kind} id={option.value} own={own} />
        </span>
      )}
      inputContainer={(input) => (
        <div className={styles.preview}>
          {input}
          <Swatches name={known?.name ?? chosen} swatches={swatchesOf(kind, chosen, gameColors, own)} />
          <ThemeHexes control={control} />
        </div>
      )}
    />
  );
};

interface OptionSwatchesProps {
  readonly kind: ThemeKind;
  readonly id: string;
  readonly own?: OwnThemes;
}

/** A separate component, so that colours are computed only for visible options, not for a closed list. */
const OptionSwatches = ({ kind, id, own }: OptionSwatchesProps) => (
  <Swatches swatches={swatchesOf(kind, id, undefined, own)} />
);

interface SwatchesProps {
  readonly swatches: readonly Swatch[];
  /** Name of the theme for screen readers; omitted if the option already shows it. */
  readonly name?: string;
}

/** A row of colours from light to dark, which screen readers see as one picture. */
const Swatches = ({ swatches, name }: SwatchesProps) => {
  const t = useTexts('config');
  const squares = swatches.map(({ name: color, color: fill }) => (
    <span
      key={color}
      className={styles.swatch}
      style={{ backgroundColor: fill }}
      title={name && `${color} ${fill}`}
    />
  ));
  if (name === undefined) {
    return (
      <span className={styles.miniature} aria-hidden="true">
        {squares}
      </span>
    );
  }
  const colors = swatches.map(({ name: color, color: fill }) => `${color} ${fill}`).join(', ');
  return (
    <div className={styles.swatches} role="img" aria-label={t('theme.swatches', { name, colors })}>
      {squares}
    </div>
  );
};
