import { Button } from '@mantine/core';
import { useState } from 'react';
import { engine } from '../engine/engine.ts';
import type { Jobs } from '../engine/messages.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useApp } from '../state/store.ts';
import type { Problem } from './problems.ts';
import { downloadUpgraded } from './upgrade-download.ts';

/** Offers the file with current spellings as a download, and shows the differences. */
export const UpgradeOffer = ({ problems }: { readonly problems: readonly Problem[] }) => {
  const t = useTexts('onDemand', 'problems');
  const stem = useApp((state) => state.game?.details.stem ?? '');
  const [compared, setCompared] = useState<Jobs['upgrade']['out']['changes']>();
  const count = problems.filter(({ code }) => code.startsWith('upgrade/')).length;
  if (count === 0) return null;
  const compare = async () => setCompared(compared ? undefined : (await engine('upgrade', {})).changes);
  return (
    <section className="upgrade-offer" aria-label={t('upgrade.title', { count })}>
      <p>
        <strong>{t('upgrade.title', { count })}.</strong> {t('upgrade.text')}
      </p>
      <div className="problem-actions">
        <Button h={44} onClick={() => downloadUpgraded(stem)}>
          {t('upgrade.download')}
        </Button>
        <Button h={44} variant="default" aria-expanded={compared !== undefined} onClick={compare}>
          {t('upgrade.compare')}
        </Button>
      </div>
      {compared && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className="upgrade-changes" tabIndex={0} aria-label={t('upgrade.compare')}>
          {compared.map(({ line, removed, added }) => (
            <pre key={line} data-line={line}>
              {removed.length > 0 && <del>{removed.join('\n')}</del>}
              {added.length > 0 && <ins>{added.join('\n')}</ins>}
            </pre>
          ))}
        </section>
      )}
    </section>
  );
};
