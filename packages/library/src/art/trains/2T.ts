import { barrel, fillPath, INK, knob, patch, strokePath, train, wheel } from './parts.ts';

const GREEN = ['#5f9a5b', '#3c7a43', '#285a33'] as const;
const BLACK = ['#5a5c60', '#35373a', '#232527'] as const;
const RED = '#bf2f26';
const BRASS = '#dcae3c';
const STEEL = '#c4c9cc';

export const TRAIN_2T = train(
  [853, 652, 5],
  strokePath('M8 634H845', '#77716a', 10),
  // Footplate with its railing.
  strokePath('M36 424V300M36 306H118M72 424V306', INK, 7),
  fillPath('#7b4b2a', 'M20 420H124V440H20Z'),
  // Funnel.
  fillPath(BLACK[1], 'M660 210 664 66H712L716 210Z'),
  patch(BLACK[0], 'M672 204 675 70H686L685 204Z'),
  fillPath(BLACK[1], 'M640 20Q646 66 664 70H712Q730 66 736 20Z'),
  fillPath(BRASS, 'M632 12H744V28H632ZM650 198H726V214H650Z'),
  // Boiler lagged in wood, with brass bands.
  barrel([214, 226, 430, 166], GREEN),
  strokePath('M214 266H640M214 308H640M214 348H640', GREEN[2], 3),
  fillPath(BRASS, 'M306 224h16v170h-16ZM414 224h16v170h-16ZM522 224h16v170h-16Z'),
  barrel([638, 212, 98, 192], BLACK),
  knob(736, 300, 20, BRASS),
  // Steam dome and whistle.
  fillPath(BRASS, 'M446 226V180Q446 146 476 146T506 180V226Z'),
  patch('#f2d27a', 'M460 220V182Q460 164 470 158V220Z'),
  fillPath(BRASS, 'M438 216H514V230H438Z'),
  strokePath('M366 224V176', BRASS, 9),
  fillPath(BRASS, 'M354 160H378V184H354Z'),
  // Firebox with a high brass cap.
  fillPath(GREEN[1], 'M108 440V224H228V440Z'),
  patch(GREEN[0], 'M122 436V236H146V436Z'),
  patch(GREEN[2], 'M196 438V230H225V438Z'),
  fillPath(BRASS, 'M108 226Q110 130 168 126 226 130 228 226Z'),
  patch('#f2d27a', 'M128 216Q132 150 160 142 146 176 148 216Z'),
  fillPath(BRASS, 'M156 126V102H180V126ZM102 220H234V236H102Z'),
  // Frame, cylinder, buffers.
  fillPath(RED, 'M92 394H772V446H92Z'),
  patch('#e06a55', 'M98 400H766V410H98Z'),
  fillPath(RED, 'M240 446H330L312 500H258ZM560 446H640L622 530H578Z'),
  barrel([640, 440, 120, 66], GREEN),
  fillPath(BRASS, 'M634 434h14v78h-14ZM752 434h14v78h-14Z'),
  fillPath(RED, 'M772 392H792V482H772Z'),
  fillPath('#8a5a34', 'M792 414H824V452H792Z'),
  fillPath(BLACK[1], 'M824 398H840V468H824Z'),
  wheel(285, 472, 152, 14, RED),
  wheel(600, 524, 100, 12, RED),
  // Connecting rod.
  strokePath('M640 474H560', INK, 14),
  strokePath('M640 474H562L338 530', INK, 22),
  strokePath('M640 474H562L338 530', STEEL, 12),
  knob(338, 530, 15, STEEL),
);
