import { Button } from '@mantine/core';
import { desktop } from '../desktop/desktop.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { servedEditor } from '../sources/served-editor.ts';
import { type Meta, useApp } from '../state/store.ts';

/** Opens the game's file in the user's editor at a line, where the desktop application or `platelayer serve` can. */
export const EditButton = ({ line }: { readonly line: number }) => {
  const t = useTexts('frame');
  const meta = useApp((state) => state.game?.meta);
  const open = meta && editorOf(meta);
  if (!open) return null;
  return (
    <Button variant="default" h={44} px="sm" onClick={() => open(line)}>
      {t('problems.edit')}
    </Button>
  );
};

const editorOf = (meta: Meta): ((line: number) => void) | undefined => {
  const edit = desktop?.openInEditor;
  return meta.type === 'electron' ? edit && ((line) => edit(meta.id, line)) : servedEditor(meta);
};
