import type { TokenFace } from '@platelayer/game';
import { group, type Node, placed, rotate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawEmblems, drawPatterns } from './decorations/decorations.ts';
import {
  frameOf,
  outlineColor,
  outlineWidth,
  type TokenSetting,
  tokenOutline,
  tokenRadius,
} from './frame.ts';
import { drawInscription } from './inscription.ts';
import { drawTokenLogo, logoOf } from './logo.ts';
import { groundOf, modeOf, type TokenStyle } from './mode.ts';

export { type TokenSetting, tokenRadius };

/** A token centred on 0,0 (70.2). */
export const drawToken = (face: TokenFace, look: Look, setting: TokenSetting = {}): readonly Node[] => {
  const frame = frameOf(face, look, setting);
  const logo = logoOf(face, frame);
  const mode = modeOf(face, logo?.kind === 'art');
  const style: TokenStyle = { mode, ground: groundOf(face, mode, frame) };
  const shown = logo?.kind === 'letters' ? { ...face, label: logo.letters } : face;

  const outline = tokenOutline(frame.shape, frame.edge);
  const picture = group(
    [
      { ...outline, fill: style.ground },
      ...(mode === 'plain' ? drawPatterns(shown, frame) : []),
      ...(logo?.kind === 'art' ? drawTokenLogo(logo, shown, frame) : []),
      ...drawEmblems(shown, frame),
      ...drawInscription(shown, style, frame),
    ],
    { clip: outline },
  );
  const rim = {
    ...outline,
    stroke: { color: outlineColor(face, frame), width: outlineWidth(face) },
  };
  const turn = face.fixed ? 0 : (face.rotation ?? 0) - (setting.upright ?? 0);
  return turn === 0 ? [picture, rim] : [placed(rotate(turn), picture, rim)];
};
