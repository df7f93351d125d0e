import { type DieLayout, layoutsWithDiePaper, paperName } from '@platelayer/game';
import type { Look } from './look.ts';

const SHEETS: Readonly<Record<DieLayout['path'], string>> = {
  'tiles.layout': 'The sheets of tiles',
  'cards.layout': 'The sheets of cards',
};

/** Tells that sheets are not on the paper that was chosen, and which layout obeys it (95.7.14). */
export const reportDiePaper = (path: DieLayout['path'], look: Look): void => {
  const layout = layoutsWithDiePaper(look.config).find((each) => each.path === path);
  if (layout === undefined) return;
  look.report({
    severity: 'info',
    code: 'layout/die-paper',
    message: `${SHEETS[path]} are on US Letter, the paper of the die, not on ${paperName(look.config.paper)}.`,
    pointer: '',
    hint: `The layout "${layout.title}" (${path} = ${layout.free}) uses the paper that you chose.`,
  });
};
