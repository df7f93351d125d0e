import type { jobs } from './jobs.ts';

type Handlers = typeof jobs;
export type JobName = keyof Handlers;

/** Input and result of every job, as its handler in `jobs.ts` declares them. */
export type Jobs = {
  readonly [Name in JobName]: {
    readonly in: Input<Handlers[Name]>;
    readonly out: Awaited<ReturnType<Handlers[Name]>>;
  };
};

type Input<Handler> = Handler extends (input: infer In, ...rest: never[]) => unknown
  ? unknown extends In
    ? object
    : In
  : never;

export type ToEngine =
  /** The page is about to show this path. */
  | { readonly prepare: string }
  | { readonly id: number; readonly job: JobName; readonly input: Jobs[JobName]['in'] }
  | { readonly id: number; readonly cancel: true };

export type FromEngine =
  | { readonly id: number; readonly done: number; readonly total: number; readonly name: string }
  | { readonly id: number; readonly output: Jobs[JobName]['out'] }
  | { readonly id: number; readonly error: string; readonly cancelled: boolean };
