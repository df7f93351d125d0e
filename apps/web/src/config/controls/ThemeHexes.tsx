import { defaults, type JsonObject, withPart } from '@platelayer/game';
import { useEffect, useState } from 'react';
import { engine } from '../../engine/engine.ts';
import type { Picture } from '../../engine/values.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../config.module.css';
import { useConfig } from '../use-config.ts';

/** A city for four companies, each with its token. */
const city = (...colors: readonly [string, string, string, string]): JsonObject => ({
  color: 'plain',
  cities: [{ size: 4, companies: colors.map((color) => ({ color, label: '' })) }],
});

/** Hexes that show the colours of a theme: terrain, track and cities, or company tokens. */
const EXAMPLES: Readonly<Record<'map-theme' | 'company-theme', readonly JsonObject[]>> = {
  'map-theme': [
    { color: 'plain', terrain: [{ type: 'mountain', cost: 80, size: 'large' }] },
    { color: 'water', terrain: [{ type: 'water', cost: 40, size: 'large' }] },
    { color: 'yellow', track: [{ side: 1 }, { side: 4 }], cities: [{}] },
    { color: 'green', track: [{ side: 1 }, { side: 3 }, { side: 5 }], towns: [{}] },
    {
      color: 'brown',
      track: [
        { type: 'gentle', side: 1 },
        { type: 'sharp', side: 4 },
      ],
    },
    { color: 'gray', track: [{ side: 2 }, { side: 4 }, { side: 6 }], cities: [{ size: 2 }] },
  ],
  'company-theme': [
    city('red', 'blue', 'green', 'yellow'),
    city('orange', 'violet', 'brown', 'black'),
    city('lightBlue', 'pink', 'gray', 'brightGreen'),
  ],
};

/** Example hexes drawn by the engine. The last ones stay until the next are ready. */
export const ThemeHexes = ({ control }: { readonly control: keyof typeof EXAMPLES }) => {
  const t = useTexts('config');
  const { theme, companiesTheme } = useConfig();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const config = withPart(defaults, { theme, companiesTheme });
    engine('hexes', { hexes: EXAMPLES[control], config }, { signal: controller.signal }).then(
      (drawn) => controller.signal.aborted || setPictures(drawn),
      // The panel works without the example; the sheets report the error.
      () => undefined,
    );
    return () => controller.abort();
  }, [control, theme, companiesTheme]);

  return (
    <div className={styles.hexes} role="img" aria-label={t('theme.preview')}>
      {EXAMPLES[control].map((_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the examples are constant
          key={i}
          className={styles.hex}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the press from constants
          dangerouslySetInnerHTML={{ __html: pictures[i]?.svg ?? '' }}
        />
      ))}
    </div>
  );
};
