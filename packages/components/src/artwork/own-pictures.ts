/** Pictures that a game brings along, as SVG texts: logos by `group/name` or bare name, icons by name. */
export interface OwnPictures {
  readonly logos: ReadonlyMap<string, string>;
  readonly icons: ReadonlyMap<string, string>;
}

/** The own logo that a file means: its id as it is, or a bare name in whichever group has it first (70.14, 14). */
export const findOwnLogo = (logos: OwnPictures['logos'], reference: string): string | undefined =>
  logos.get(reference) ??
  (reference.includes('/') ? undefined : [...logos].find(([id]) => id.endsWith(`/${reference}`))?.[1]);
