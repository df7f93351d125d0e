import { defaults } from 'virtual:platelayer/defaults';
import {
  type Config,
  type ConfigLayers,
  type ConfigPart,
  type Diagnostic,
  withLayers,
} from '@platelayer/game';

type Checker = Pick<typeof import('./checker.ts'), 'urlLayer' | 'userLayer'>;

/** The configuration in force and where it comes from. */
export interface ConfigInForce {
  readonly config: Config;
  readonly layers: ConfigLayers;
  /** Overrides in the address that cannot be used. */
  readonly ignored: readonly Diagnostic[];
}

const OVERRIDE = 'config.';

/** The part of a query that overrides settings; the rest of the address must not cause a redraw. */
export const overridesIn = (search: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(search)].filter(([key]) => key.startsWith(OVERRIDE)),
  ).toString();

/** The address without the override of one setting. */
export const withoutOverride = (query: URLSearchParams, path: string): URLSearchParams => {
  const left = new URLSearchParams(query);
  left.delete(`${OVERRIDE}${path}`);
  return left;
};

/** The address without any override. */
export const withoutOverrides = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([key]) => !key.startsWith(OVERRIDE)));

/** Remembers the last answer, so that all who ask the same get the very same object. */
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

/** Read again only when the overrides change: faults in them are told once. */
const readOverrides = memoLast((overrides: string, { urlLayer }: Checker) =>
  urlLayer(new URLSearchParams(overrides)),
);

const NO_FAULTS: readonly Diagnostic[] = [];

/** Lays all layers over one another; the same object comes back as long as nothing has changed. */
export const combineLayers = memoLast(
  (
    stored: ConfigPart,
    overrides: string,
    game: ConfigPart | undefined,
    checker: Checker | undefined,
    folder?: ConfigPart,
  ): ConfigInForce => {
    const url = checker && readOverrides(overrides, checker);
    const layers = { folder, user: checker?.userLayer, stored, url: url?.part, game };
    return { config: withLayers(defaults, layers), layers, ignored: url?.diagnostics ?? NO_FAULTS };
  },
);
