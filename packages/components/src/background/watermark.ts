import { sinCos } from '@platelayer/scene';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a text is repeated over a sheet, in a frame turned about its middle (30.20). */
export interface WatermarkGrid {
  /** Large enough to cover the sheet when it is turned by 30 degrees. */
  readonly frame: Size;
  /** Where the frame is moved to, so that sheet and frame have one middle. */
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly columnStep: number;
  readonly rowStep: number;
}

/** Between two copies in a line. */
const GAP = 12;

/** More copies than this nobody can read. */
const MAX_COPIES = 150;

export const watermarkGrid = (area: Size, text: Size): WatermarkGrid => {
  const { sin, cos } = sinCos(30);
  const frame = {
    width: area.width * cos + area.height * sin,
    height: area.height * cos + area.width * sin,
  };
  const columnStep = text.width + GAP;
  const rowStep = text.height;
  return {
    frame,
    x: -(frame.width - area.width) / 2,
    y: -(frame.height - area.height) / 2,
    columns: copies(frame.width, columnStep),
    rows: copies(frame.height, rowStep),
    columnStep,
    rowStep,
  };
};

const copies = (length: number, step: number): number =>
  Math.min(MAX_COPIES, Math.max(1, Math.ceil(length / step)));
