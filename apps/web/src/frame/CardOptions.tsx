import { Checkbox } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { CARD_FLAGS } from '../address/component-request.ts';
import { hasFlag, withFlag } from '../address/query.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Shows or hides each kind of card. */
export const CardOptions = () => {
  const t = useTexts('frame');
  const [query, setQuery] = useSearchParams();
  return (
    <fieldset className="show">
      <legend>{t('show')}</legend>
      {CARD_FLAGS.map(([group, name]) => (
        <Checkbox
          key={group}
          label={t(`game.cards.${group}`)}
          checked={!hasFlag(query, name)}
          onChange={({ currentTarget }) => setQuery(withFlag(query, name, !currentTarget.checked))}
        />
      ))}
    </fieldset>
  );
};
