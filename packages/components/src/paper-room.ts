import type { Box } from '@platelayer/scene';
import type { Look } from './look.ts';

/** Whether an area of the paper has room for anything; where margins have taken it all, that is reported. */
export const hasRoom = ({ width, height }: Pick<Box, 'width' | 'height'>, look: Look): boolean => {
  if (width > 0 && height > 0) return true;
  look.report({
    severity: 'error',
    code: 'layout/no-room',
    message: 'The margins of the paper leave no room on the sheet.',
    pointer: '',
    hint: 'Choose larger paper, or smaller "paper.margins".',
  });
  return false;
};

/** Tells that one piece takes more than the paper has inside its margins. */
export const reportLargePiece = (piece: string, hint: string, look: Look): void =>
  look.report({
    severity: 'warning',
    code: 'layout/no-room',
    message: `${piece} is larger than the paper inside its margins.`,
    pointer: '',
    hint,
  });
