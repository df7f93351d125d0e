import type { ShownPage } from '@platelayer/export';
import { useEffect } from 'react';
import { create } from 'zustand';

/** The component on the page, which "export this component" exports. */
export interface ShownComponent extends ShownPage {
  /** Whether it can be saved as one picture (98.5.5). */
  readonly picture: boolean;
}

/** Content of the panel next to the page: problems, the selection in the game file, or changes. */
export type DockContent = 'problems' | 'thing' | 'changes';

/** Open parts of the frame, and information from the page to the frame. */
export interface FrameState {
  readonly menu: boolean;
  /** Help page from which the game was opened. */
  readonly helpPage?: string;
  /** Content of the panel; undefined if closed. */
  readonly dock?: DockContent;
  readonly shortcuts: boolean;
  /** Counts how often the command palette was opened. The first time loads it. */
  readonly palette: number;
  /** Text typed while the palette loads. */
  readonly typed?: string;
  readonly shown?: ShownComponent;
  /** Whether something droppable is over the window. */
  readonly dragging: boolean;
  /** Id of the component to print as soon as its sheets are drawn. */
  readonly printing?: string;
  /** Whether the export dialog is open. */
  readonly exporting: boolean;
  /** Whether the visit began with a sheet that is not drawn yet. The rest of the frame waits for it. */
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

/** Call when the first sheet of the visit is drawn or has failed. */
export const endStart = (): void => useFrame.setState({ starting: false });

export const closeDock = (): void => useFrame.setState({ dock: undefined });

export const openPalette = (): void =>
  useFrame.setState(({ palette }) => ({ palette: palette + 1, typed: '' }));

/** Tells the frame which component the page shows while it is mounted. */
export const useShown = (shown: ShownComponent | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: data that is equal is the same; a set of groups has its length
  useEffect(() => {
    useFrame.setState({ shown });
    return () => useFrame.setState({ shown: undefined });
  }, [JSON.stringify({ ...shown, hide: [...(shown?.request.hide ?? [])] })]);
};
