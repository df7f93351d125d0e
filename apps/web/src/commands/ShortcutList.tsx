import { Kbd, Modal, Table } from '@mantine/core';
import { useFrame } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { keyName } from './keys.ts';
import { shortcuts } from './shortcuts.ts';

/** Dialog with all keyboard shortcuts. */
export const ShortcutList = () => {
  const t = useTexts('frame');
  const open = useFrame((state) => state.shortcuts);
  const rows = [...shortcuts.map(({ id }) => id), 'print', 'palette'] as const;
  return (
    <Modal
      opened={open}
      onClose={() => useFrame.setState({ shortcuts: false })}
      title={t('shortcuts.title')}
      classNames={{ title: 'drawer-title' }}
      closeButtonProps={{ 'aria-label': t('alerts.close'), size: 44 }}
    >
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('shortcuts.key')}</Table.Th>
            <Table.Th>{t('shortcuts.action')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((id) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Kbd>{keyName(id)}</Kbd>
              </Table.Td>
              <Table.Td>{t(`shortcuts.${id}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <p>{t('shortcuts.limits')}</p>
    </Modal>
  );
};
