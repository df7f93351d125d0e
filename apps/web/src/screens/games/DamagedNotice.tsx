import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { clearDamaged } from '../../sources/own-games.ts';

/** While damaged copies are kept, the list offers to save or to discard them (98.6.4). */
export const DamagedNotice = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('sources');
  return (
    <Alert color="slate" variant="outline" title={t('damaged.title')} my="md" data-testid="damaged">
      {t('damaged.message', { count })}
      <Group mt="sm">
        <Button size="md" variant="default" onClick={() => clearDamaged(true)}>
          {t('damaged.save')}
        </Button>
        <Button size="md" variant="default" onClick={() => clearDamaged(false)}>
          {t('damaged.discard')}
        </Button>
      </Group>
    </Alert>
  );
};
