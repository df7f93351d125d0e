import { type DieLayout, layoutsWithDiePaper, paperName } from '@platelayer/game';
import type { Box } from '@platelayer/scene';
import type { Look } from './look.ts';

/** Whether an area of the paper has any space left inside the margins. Reports it if not. */
export const hasRoom = ({ width, height }: Pick<Box, 'width' | 'height'>, look: Look): boolean => {
  if (width > 0 && height > 0) return true;
  look.report({
    severity: 'error',
    code: 'layout/no-room',
    message: 'The paper margins leave no space on the sheet.',
    pointer: '',
    hint: 'Choose larger paper, or reduce "paper.margins".',
  });
  return false;
};

/** Reports a piece that does not fit inside the margins of the paper. */
export const reportLargePiece = (piece: string, hint: string, look: Look): void =>
  look.report({
    severity: 'warning',
    code: 'layout/no-room',
    message: `${piece} is larger than the printable area.`,
    pointer: '',
    hint,
  });

const SHEETS: Readonly<Record<DieLayout['path'], string>> = {
  'tiles.layout': 'The sheets of tiles',
  'cards.layout': 'The sheets of cards',
};

/** Reports that a layout ignores the configured paper, and names the layout that uses it (95.7.14). */
export const reportDiePaper = (path: DieLayout['path'], look: Look): void => {
  const layout = layoutsWithDiePaper(look.config).find((each) => each.path === path);
  if (layout === undefined) return;
  look.report({
    severity: 'info',
    code: 'layout/die-paper',
    message: `${SHEETS[path]} are on US Letter, the paper of the die, not on ${paperName(look.config.paper)}.`,
    pointer: '',
    hint: `The layout "${layout.title}" (${path} = ${layout.free}) uses the paper you chose.`,
  });
};
