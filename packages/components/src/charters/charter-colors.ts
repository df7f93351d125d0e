import type { Company } from '@platelayer/game';
import { COMPANY_THEMES, contrastRatio } from '@platelayer/library';
import type { Color } from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { CharterStyle } from './format.ts';

/** The colours of one charter; every ink reads well on what lies beneath it. */
export interface CharterColors {
  /** Of the paper. */
  readonly ground: Color;
  /** The company's own; absent where the company has none or the themes in force do not know it. */
  readonly company?: Color;
  /** The company's colour cannot be told from paper, so its edges are drawn in black. */
  readonly pale: boolean;
  /** Of name, subtext and, in style `color`, of token prices. */
  readonly head: Color;
  /** Of token prices outside a coloured head. */
  readonly price: Color;
  /** Of all other texts and lines. */
  readonly ink: Color;
}

/** What small print needs (WCAG AA). */
const CONTRAST = 4.5;

const PAPER = '#ffffff';

export const charterColors = (
  company: Company,
  style: CharterStyle,
  look: Look,
  pointer: string,
): CharterColors => {
  const ground = groundOf(company, look);
  const own = companyColor(company, look, pointer);
  const legible = (ink: Color) => (contrastRatio(ink, ground) >= CONTRAST ? ink : look.readable(ground));
  return {
    ground,
    ...(own === undefined ? {} : { company: own }),
    pale: own === undefined || company.color === 'white',
    // A company without a colour has its name on the bare charter: white on white is what it must not be.
    head: look.readable(style === 'color' ? (own ?? ground) : ground),
    price: legible(look.color('black', 'companies') ?? '#000'),
    ink: legible('#000'),
  };
};

/** True white also in themes that exchange white and black (90.11, 19). */
const groundOf = ({ backgroundColor }: Company, look: Look): Color =>
  backgroundColor === 'white' ? PAPER : (look.color(backgroundColor) ?? PAPER);

const companyColor = ({ name, color }: Company, look: Look, pointer: string): Color | undefined => {
  if (color === undefined) return undefined;
  const found = look.color(color, 'companies');
  if (found === undefined) {
    const theme = COMPANY_THEMES.find(({ colors }) => Object.hasOwn(colors, color));
    look.report({
      severity: 'warning',
      code: 'theme/color',
      message: `The themes in use have no colour "${color}", so the charter of ${name} has none.`,
      pointer: `${pointer}/color`,
      hint: theme
        ? `The company theme "${theme.id}" has it.`
        : 'Define it under "colors", or choose another colour.',
    });
  }
  return found;
};
