import { at, type Company, type Game } from '@platelayer/game';
import type { Color } from '@platelayer/scene';
import { isPale } from '../cards/pale.ts';
import { type CertificateInk, certificateInk } from '../certificate/ink.ts';
import type { Look } from '../look.ts';
import { namedColor, PAPER, plainTextColor } from '../text-color.ts';
import type { TextOwner } from '../text-setting.ts';
import type { CharterFormat } from './format.ts';

/** Inputs for drawing the parts of a charter. Its pointer leads to the company. */
export interface Charter extends TextOwner {
  readonly company: Company;
  readonly format: CharterFormat;
  readonly colors: CharterColors;
}

/** Parts of a game that charters show besides the company. */
export type CharterRules = Pick<Game, 'phases' | 'turns'>;

/** Reports something that does not fit. */
export const reportNoSpace = (message: string, look: Look, { kind, pointer }: TextOwner): void =>
  look.report({
    severity: 'warning',
    code: 'layout/overflow',
    message,
    pointer,
    hint: `Remove it, or make the ${kind} larger.`,
  });

/** Owner of a text that comes from one field of the company. */
export const fieldOf = (charter: Charter, key: string): TextOwner => ({
  ...charter,
  pointer: at(charter.pointer, key),
});

/** Colours of a charter. Every text colour is legible on its background. */
export interface CharterColors {
  /** Colour of the paper. */
  readonly ground: Color;
  /** Colour of the company, if it has one. */
  readonly company?: Color;
  /** Whether the company's colour looks like paper, so that its edges are black. */
  readonly pale: boolean;
  /** Text colour of name, subtext and, in style `color`, token prices. */
  readonly head: Color;
  /** Text colour of token prices outside a coloured head. */
  readonly price: Color;
  /** Colours of a certificate's border and rosettes. */
  readonly ink?: CertificateInk;
  /** Colour of all other texts and lines. */
  readonly text: Color;
}

export const charterColors = (
  company: Company,
  { style, certificate }: Pick<CharterFormat, 'style' | 'certificate'>,
  look: Look,
): CharterColors => {
  const paper = groundOf(company, look);
  const color = namedColor(company.color, 'companies', look);
  const ink = certificate ? certificateInk(color, look, paper) : undefined;
  const ground = ink?.ground ?? paper;
  return {
    ground,
    ...(ink ? { ink } : {}),
    ...(color === undefined ? {} : { company: color }),
    pale: color === undefined || isPale(color),
    // Without a company colour, the name is directly on the paper.
    head: look.readable(style === 'color' && !ink ? (color ?? ground) : ground),
    price: plainTextColor(ground, look, look.color('black', 'companies')),
    text: plainTextColor(ground, look),
  };
};

/** True white even in themes that swap white and black (90.11.19). */
const groundOf = ({ backgroundColor }: Company, look: Look): Color =>
  backgroundColor === 'white' ? PAPER : (look.color(backgroundColor) ?? PAPER);
