import { defaults } from 'virtual:platelayer/defaults';
import {
  type Config,
  type ConfigLayers,
  type ConfigPart,
  type Diagnostic,
  withLayers,
} from '@platelayer/game';

type Checker = Pick<typeof import('./checker.ts'), 'urlLayer' | 'userLayer'>;

/** The effective configuration and its layers. */
export interface EffectiveConfig {
  readonly config: Config;
  readonly layers: ConfigLayers;
  /** Errors in the overrides of the address. */
  readonly ignored: readonly Diagnostic[];
}

const OVERRIDE = 'config.';

/** The overrides in a query. The rest of the address must not cause a redraw. */
export const overridesIn = (search: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(search)].filter(([key]) => key.startsWith(OVERRIDE)),
  ).toString();

/** Removes the override of one setting. */
export const withoutOverride = (query: URLSearchParams, path: string): URLSearchParams => {
  const left = new URLSearchParams(query);
  left.delete(`${OVERRIDE}${path}`);
  return left;
};

/** Removes all overrides. */
export const withoutOverrides = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([key]) => !key.startsWith(OVERRIDE)));

/** Caches the last result, so that equal inputs return the same object. */
const memoLast = <Inputs extends readonly unknown[], Output>(
  compute: (...inputs: Inputs) => Output,
): ((...inputs: Inputs) => Output) => {
  let last: { readonly inputs: Inputs; readonly output: Output } | undefined;
  return (...inputs) => {
    if (
      last?.inputs.length !== inputs.length ||
      !last.inputs.every((input, i) => Object.is(input, inputs[i]))
    ) {
      last = { inputs, output: compute(...inputs) };
    }
    return last.output;
  };
};

/** Cached, so that errors in the overrides are reported only once. */
const readOverrides = memoLast((overrides: string, { urlLayer }: Checker) =>
  urlLayer(new URLSearchParams(overrides)),
);

const NO_FAULTS: readonly Diagnostic[] = [];

/** Combines all layers. Returns the same object until something changes. */
export const combineLayers = memoLast(
  (
    stored: ConfigPart,
    overrides: string,
    game: ConfigPart | undefined,
    checker: Checker | undefined,
    folder?: ConfigPart,
  ): EffectiveConfig => {
    const url = checker && readOverrides(overrides, checker);
    const layers = { folder, user: checker?.userLayer, stored, url: url?.part, game };
    return { config: withLayers(defaults, layers), layers, ignored: url?.diagnostics ?? NO_FAULTS };
  },
);
