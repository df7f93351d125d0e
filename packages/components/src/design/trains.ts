import { at, trainMeantBy } from '@platelayer/game';
import type { DesignRule } from './rule.ts';

/** Trains of these colours remove others in every game where trains are removed. */
const LATE_COLORS: readonly string[] = ['brown', 'gray', 'grey'];

/** Trains and phases. */
export const TRAIN_RULES: readonly DesignRule[] = [
  {
    name: 'phase-without-train',
    find: ({ phases, trains }) =>
      trains.length === 0
        ? []
        : phases.flatMap((phase, i) =>
            phase.trains.length > 0 || phase.namesTrains
              ? []
              : [
                  {
                    severity: 'info' as const,
                    message: `There is no train "${phase.name ?? ''}", so phase ${i + 1} has none.`,
                    pointer: at('/phases', i),
                    hint: 'Name the trains of the phase in "train".',
                  },
                ],
          ),
  },
  {
    name: 'trains-never-removed',
    find: ({ trains }) => {
      const names = trains.map(({ name }) => name);
      const removing = new Set(
        trains.flatMap(({ tags }) =>
          tags.flatMap((tag) =>
            tag.kind === 'permanent' ? [] : tag.by.map(({ train }) => trainMeantBy(train, names) ?? train),
          ),
        ),
      );
      if (removing.size === 0) return [];
      const idle = new Set(
        trains
          .filter(({ color, name }) => LATE_COLORS.includes(color) && !removing.has(name))
          .map(({ color }) => color),
      );
      for (const { color, name } of trains) if (removing.has(name)) idle.delete(color);
      return [...idle].map((color) => {
        const index = trains.findIndex((train) => train.color === color);
        return {
          severity: 'info',
          message: `The ${color} trains do not remove any other train.`,
          pointer: at('/trains', index),
          hint: `On a train that "${trains[index]?.name}" removes, set "rust", "obsolete" or "phased" to "${trains[index]?.name}".`,
        };
      });
    },
  },
];
