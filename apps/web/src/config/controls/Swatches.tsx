import { useTranslation } from 'react-i18next';
import styles from '../config.module.css';
import type { Swatch } from '../themes.ts';

interface SwatchesProps {
  readonly swatches: readonly Swatch[];
  /** Name of the theme; without one the row is a mere ornament of an option that says its name itself. */
  readonly name?: string;
}

/** A row of colours from light to dark; one picture to a screen reader. */
export const Swatches = ({ swatches, name }: SwatchesProps) => {
  const { t } = useTranslation('config');
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
