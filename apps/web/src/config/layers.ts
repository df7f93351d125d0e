import {
  type Config,
  type ConfigLayers,
  type ConfigPart,
  type Diagnostic,
  effectiveConfig,
  urlLayer,
} from '@platelayer/game';
import { userLayer } from './user-file.ts';

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

/** Remembers the last answer, so that all who ask the same get the very same object. */
const memoLast = <Inputs extends readonly unknown[], Output>(
  compute: (...inputs: Inputs) => Output,
): ((...inputs: Inputs) => Output) => {
  let last: { readonly inputs: Inputs; readonly output: Output } | undefined;
  return (...inputs) => {
    if (!last?.inputs.every((input, i) => Object.is(input, inputs[i]))) {
      last = { inputs, output: compute(...inputs) };
    }
    return last.output;
  };
};

/** Read again only when the overrides change: faults in them are told once. */
const readOverrides = memoLast((overrides: string) => urlLayer(new URLSearchParams(overrides)));

/** Lays all layers over one another; the same object comes back as long as nothing has changed. */
export const combineLayers = memoLast(
  (stored: ConfigPart, overrides: string, game: ConfigPart | undefined): ConfigInForce => {
    const { part: url, diagnostics: ignored } = readOverrides(overrides);
    const layers = { user: userLayer, stored, url, game };
    return { config: effectiveConfig(layers), layers, ignored };
  },
);
