import type { ShownPage } from '@platelayer/export';
import { useEffect } from 'react';
import { create } from 'zustand';

/** What the page of a component shows: the subject of "export this component". */
export interface ShownComponent extends ShownPage {
  /** Whether it can be saved as one picture (98.5.5). */
  readonly picture: boolean;
}

/** What the panel beside the page can show: the problems of the game, a thing on the sheet in its file, or what changed. */
export type DockContent = 'problems' | 'thing' | 'changes';

/** Which temporary parts of the frame are open, and what the page announces to the frame. */
export interface FrameState {
  readonly menu: boolean;
  /** The help page from which the reader came to the game. */
  readonly helpPage?: string;
  /** What the panel beside the page shows; closed where absent. */
  readonly dock?: DockContent;
  readonly shortcuts: boolean;
  /** Grows with each call for the command palette, which is loaded at the first. */
  readonly palette: number;
  /** What was typed since that call, until the palette has the focus and takes it over. */
  readonly typed?: string;
  readonly shown?: ShownComponent;
  /** Whether something hovers over the window that may be dropped. */
  readonly dragging: boolean;
  /** Id of the component to be printed as soon as its sheets are there. */
  readonly printing?: string;
  /** Whether the choice of what to export is open. */
  readonly exporting: boolean;
  /** Whether the visit began with a sheet that is not there yet: what surrounds it waits. */
  readonly starting: boolean;
}

export const useFrame = create<FrameState>()(() => ({
  menu: false,
  shortcuts: false,
  palette: 0,
  exporting: false,
  dragging: false,
  starting: true,
}));

/** The sheet that the visit began with is there, or will not come. */
export const endStart = (): void => useFrame.setState({ starting: false });

export const closeDock = (): void => useFrame.setState({ dock: undefined });

export const openPalette = (): void =>
  useFrame.setState(({ palette }) => ({ palette: palette + 1, typed: '' }));

/** Tells the frame what the page shows, for as long as it does. */
export const useShown = (shown: ShownComponent | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: data that is equal is the same; a set of groups has its length
  useEffect(() => {
    useFrame.setState({ shown });
    return () => useFrame.setState({ shown: undefined });
  }, [JSON.stringify({ ...shown, hide: [...(shown?.request.hide ?? [])] })]);
};
