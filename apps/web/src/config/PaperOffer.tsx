import { Button } from '@mantine/core';
import { DIE_LAYOUTS, PAPER_PRESETS } from '@platelayer/game';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { browserStorage } from '../state/storage.ts';
import { useApp } from '../state/store.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { PAPER_OFFER_KEY } from './paper-offer.ts';
import { changeConfig } from './stored-config.ts';

/** Offers A4 once in regions that use it. One click sets it together with the matching layouts (95.7.14). */
export const PaperOffer = () => {
  const t = useTexts('frame');
  const [open, setOpen] = useState(true);
  useEffect(() => browserStorage.writeText(PAPER_OFFER_KEY, 'shown'), []);
  if (!open) return null;
  const chooseA4 = () => {
    const { width, height } = PAPER_PRESETS.find(({ id }) => id === 'a4')!;
    const layouts = DIE_LAYOUTS.map(({ path, free }) => [path, free] as const);
    changeConfig({ 'paper.width': width, 'paper.height': height, ...Object.fromEntries(layouts) });
    setOpen(false);
    useApp.setState({
      alert: { type: 'success', title: t('paper.offer.title'), message: t('paper.offer.done') },
    });
  };
  return (
    <section className="paper-notice chrome" aria-label={t('paper.offer.title')}>
      <LineIcon name="info" size={18} />
      <span>{t('paper.offer.question')}</span>
      <Button h={44} px="sm" onClick={chooseA4}>
        {t('paper.offer.a4')}
      </Button>
      <Button variant="default" h={44} px="sm" onClick={() => setOpen(false)}>
        {t('paper.offer.letter')}
      </Button>
    </section>
  );
};
