import { barrel, fillPath, INK, knob, patch, plainWheel, strokePath, train, wheel } from './parts.ts';

const IRON = ['#8ba3ad', '#587480', '#3c535d'] as const;
const BLACK = ['#5a5c60', '#35373a', '#232527'] as const;
const WOOD = ['#c26a4a', '#94402c', '#6d2c20'] as const;
const RED = '#c22a24';
const BRASS = '#dcae3c';
const LIGHT_BRASS = '#f4d988';
const STEEL = '#c4c9cc';

/** A brass-capped dome standing on the boiler. */
const dome = (x: number): string =>
  fillPath(WOOD[1], `M${x - 36} 302V236h72V302Z`) +
  fillPath(BRASS, `M${x - 42} 302v-18h84v18ZM${x - 42} 244q2-44 42-44t42 44Z`) +
  patch(LIGHT_BRASS, `M${x - 30} 238q4-24 22-28-6 14-6 28Z`);

export const TRAIN_3T = train(
  [983, 717, 5],
  strokePath('M8 697H975', '#77716a', 10),
  // Balloon stack.
  fillPath(BLACK[1], 'M724 302V246L670 132Q668 100 692 92H808Q832 100 830 132L776 246V302Z'),
  patch(BLACK[0], 'M738 300V244L700 138Q698 112 712 104H734Q722 116 724 138L754 244V300Z'),
  fillPath(BLACK[2], 'M690 74H810V96H690ZM664 122H836V142H664Z'),
  fillPath(BRASS, 'M714 288H786V304H714Z'),
  // Boiler rising to the cab.
  barrel([300, 302, 400, 166], IRON),
  fillPath(IRON[1], 'M240 268H330L372 302V468H240Z'),
  patch(IRON[0], 'M240 292H330L360 322V344H240Z'),
  patch(IRON[2], 'M240 418H369V465H240Z'),
  fillPath(BRASS, 'M374 300h14v170h-14ZM514 300h14v170h-14ZM646 300h14v170h-14Z'),
  barrel([694, 298, 106, 176], BLACK),
  fillPath(BLACK[1], 'M800 312H814V458H800Z'),
  dome(446),
  dome(596),
  // Bell in its yoke.
  strokePath('M500 302V242H546V302', INK, 7),
  fillPath(BRASS, 'M508 280Q516 274 514 256 514 246 523 246T532 256Q530 274 538 280Z'),
  strokePath('M262 286H330L380 288H690', BRASS, 6),
  // Head lamp on its bracket.
  fillPath(BRASS, 'M796 304 806 288H876V300Z'),
  fillPath(RED, 'M808 214H868V290H808ZM822 214V196H854V214Z'),
  patch(BRASS, 'M816 224H860V232H816ZM816 272H860V280H816Z'),
  fillPath('#fff3c4', 'M868 222H886V282H868Z'),
  // Cab.
  fillPath(WOOD[1], 'M74 214H262V540H74Z'),
  patch(WOOD[2], 'M77 440H259V537H77Z'),
  fillPath('#dfeaec', 'M96 392V276Q96 246 126 246T156 276V392ZM180 392V276Q180 246 210 246T240 276V392Z'),
  strokePath('M96 320H156M180 320H240', WOOD[1], 7),
  strokePath('M94 458H242V520H94Z', BRASS, 5),
  fillPath(WOOD[2], 'M44 214Q44 190 90 184 168 174 250 184 292 190 292 214Z'),
  patch(WOOD[0], 'M70 204Q90 192 168 190 120 198 110 204Z'),
  // Ash pan, running board and frame.
  fillPath(BLACK[2], 'M262 476H420L396 620H286Z'),
  fillPath(BRASS, 'M262 468H822V480H262Z'),
  fillPath(BLACK[1], 'M60 536H868V564H60Z'),
  // Cowcatcher.
  fillPath(RED, 'M836 528H892L974 680H820Z'),
  strokePath('M852 538 836 672M866 538 862 672M878 538 890 672M888 538 920 672', '#fbe9d6', 7),
  fillPath(RED, 'M810 520H900V540H810Z'),
  wheel(228, 580, 110, 14, RED),
  wheel(458, 580, 110, 14, RED),
  plainWheel(652, 632, 58, RED),
  plainWheel(786, 632, 58, RED),
  fillPath(BLACK[1], 'M636 588H802V604H636Z'),
  // Cylinder, rods.
  strokePath('M670 536H590', INK, 12),
  strokePath('M596 536 466 616H236', INK, 22),
  strokePath('M670 536H596L466 616H236', STEEL, 11),
  knob(466, 616, 14, STEEL),
  knob(236, 616, 14, STEEL),
  barrel([664, 490, 116, 84], WOOD),
  fillPath(BRASS, 'M656 484h16v96h-16ZM772 484h16v96h-16Z'),
);
