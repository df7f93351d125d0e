import type { Hex } from '@platelayer/game';
import type { Fonts, Node } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { avoidOverlaps } from './avoid-overlaps.ts';
import { type Footprint, footprintsOverlap, measureFootprint } from './footprint.ts';
import type { HexOptions } from './hex-options.ts';
import { type HexLayer, orderedLayers } from './layers.ts';
import { leavesPath } from './name.ts';
import { beyondOutline } from './outline.ts';
import { hexPainter } from './painter.ts';
import { reportCrowded, STEPS_PER_HEX, STEPS_TO_REPORT, type StepBudget } from './step-budget.ts';

/** An overlap this small cannot be seen. */
const TOLERANCE = 2;

const CENTRE = { x: 0, y: 0 };

interface Element extends Pick<HexLayer, 'name' | 'role' | 'stop' | 'entry'> {
  readonly footprint: Footprint;
  /** For a city with an empty centre: the part that a value there must not cover. */
  readonly aroundMiddle?: Footprint;
}

/**
 * Reports text and stops of a hex that overlap or extend beyond it, each pair once. Either the file placed them there,
 * or there was no free position. A stop may overlap its own name.
 */
export const checkOverlaps = (hex: Hex, look: Look, options: HexOptions): void => {
  const { orientation, pointer = '' } = options;
  const placed = avoidOverlaps(hex, look, options);
  // Drawing the hex already reported its own diagnostics.
  const painter = hexPainter(hex, { ...look, report: () => undefined }, options);
  const { inside, outside } = orderedLayers(placed, painter);
  const budget: StepBudget = { left: STEPS_PER_HEX };
  const elements = elementsOf([...inside, ...outside], look.fonts, budget);
  const reported = new Set<string>();
  const report = ({ entry = '' }: Element, message: string, hint: string) => {
    budget.left -= STEPS_TO_REPORT;
    if (reported.has(message)) return;
    reported.add(message);
    look.report({ severity: 'info', code: 'layout/overlap', message, pointer: pointer + entry, hint });
  };

  for (const name of placed.names)
    if (leavesPath(name, painter))
      look.report({
        severity: 'info',
        code: 'layout/overflow',
        message: `The name "${name.text}" is longer than its path, so it extends beyond both ends.`,
        pointer: `${pointer}${name.entry ?? ''}`,
        hint: 'Make the path longer.',
      });
  for (const [index, one] of elements.entries()) {
    for (const other of elements.slice(index + 1)) {
      if (one.stop !== undefined && one.stop === other.stop) continue;
      const covered = footprintsOverlap(footprintFor(other, one), other.footprint, {
        by: CENTRE,
        tolerance: TOLERANCE,
        budget,
      });
      if (budget.left <= 0) return reportCrowded(look, pointer);
      if (covered)
        report(
          other,
          `The ${one.name} and the ${other.name} overlap.`,
          'Move one of them with "angle" and "percent".',
        );
    }
    // A hex cut in half cuts its stops as well, but text must remain readable.
    const halves = one.role === 'text' ? painter.halves : [];
    if (beyondOutline(one.footprint.polygons, orientation, halves)(CENTRE) > TOLERANCE)
      report(
        one,
        `The ${one.name} extends over the edge of its hex.`,
        'Move it towards the centre or make it smaller.',
      );
  }
};

/** The part of an element that a later one must not cover. */
const footprintFor = ({ entry }: Element, { footprint, aroundMiddle }: Element): Footprint =>
  entry?.startsWith('/values/') ? (aroundMiddle ?? footprint) : footprint;

const elementsOf = (layers: readonly HexLayer[], fonts: Fonts, budget: StepBudget): readonly Element[] => {
  const elements: Element[] = [];
  const measure = (nodes: readonly Node[]) => measureFootprint(nodes, fonts, budget);
  for (const { role, name, entry, stop, draw, drawAroundMiddle } of layers) {
    if (budget.left <= 0) break;
    if (role === 'stop' || role === 'text')
      elements.push({
        name,
        role,
        entry,
        stop,
        footprint: measure(draw()),
        aroundMiddle: drawAroundMiddle && measure(drawAroundMiddle()),
      });
  }
  return elements;
};
