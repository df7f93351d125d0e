import { checkPage, type Fonts, type Node, SceneError } from '@platelayer/scene';

/** Whether a press would take these nodes: no figure is infinite, no radius negative. */
export const isPrintable = (nodes: readonly Node[], fonts: Fonts): boolean => {
  try {
    checkPage({ width: 1, height: 1, children: nodes }, fonts);
    return true;
  } catch (fault) {
    if (fault instanceof SceneError) return false;
    throw fault;
  }
};
