import type { Company } from '@platelayer/game';
import type { Color } from '@platelayer/scene';
import { isPale } from '../cards/pale.ts';
import { type CertificateInk, certificateInk } from '../certificate/ink.ts';
import type { Look } from '../look.ts';
import { namedColor, PAPER, plainTextColor } from '../text-color.ts';
import type { CharterFormat } from './format.ts';

/** The colours of one charter; every text reads well on what lies beneath it. */
export interface CharterColors {
  /** Of the paper. */
  readonly ground: Color;
  /** The company's own; absent where the company has none. */
  readonly company?: Color;
  /** The company's colour cannot be told from paper, so its edges are drawn in black. */
  readonly pale: boolean;
  /** Of name, subtext and, in style `color`, of token prices. */
  readonly head: Color;
  /** Of token prices outside a coloured head. */
  readonly price: Color;
  /** Of the border and the rosettes of a certificate. */
  readonly ink?: CertificateInk;
  /** Of all other texts and lines. */
  readonly text: Color;
}

export const charterColors = (
  company: Company,
  { style, certificate }: Pick<CharterFormat, 'style' | 'certificate'>,
  look: Look,
): CharterColors => {
  const paper = groundOf(company, look);
  const own = namedColor(company.color, 'companies', look);
  const ink = certificate ? certificateInk(own, look, paper) : undefined;
  const ground = ink?.ground ?? paper;
  return {
    ground,
    ...(ink ? { ink } : {}),
    ...(own === undefined ? {} : { company: own }),
    pale: own === undefined || isPale(own),
    // A company without a colour has its name on the bare charter: white on white is what it must not be.
    head: look.readable(style === 'color' && !ink ? (own ?? ground) : ground),
    price: plainTextColor(ground, look, look.color('black', 'companies')),
    text: plainTextColor(ground, look),
  };
};

/** True white also in themes that exchange white and black (90.11.19). */
const groundOf = ({ backgroundColor }: Company, look: Look): Color =>
  backgroundColor === 'white' ? PAPER : (look.color(backgroundColor) ?? PAPER);
