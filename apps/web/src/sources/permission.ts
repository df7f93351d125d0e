import { create } from 'zustand';
import { isErrorNamed } from './source-error.ts';
import type { AskPermission } from './system.ts';

export interface PermissionRequest {
  readonly title: string;
  /** To be called by the click on "Grant access". */
  readonly grant: () => void;
}

/** The question for access that waits for a click, if there is one. */
export const usePermission = create<{ readonly question?: PermissionRequest }>()(() => ({}));

/**
 * Browsers put the question only right after a click (98.6.3): at once where there has just been one,
 * otherwise when the button "Grant access" is pressed.
 */
export const askPermission: AskPermission = async (title, request) => {
  if (navigator.userActivation?.isActive) {
    try {
      return await request();
    } catch (error) {
      if (!isErrorNamed(error, 'SecurityError')) throw error;
    }
  }
  return new Promise((resolve, reject) => {
    const question: PermissionRequest = {
      title,
      grant: () => {
        usePermission.setState({ question: undefined });
        request().then(resolve, reject);
      },
    };
    usePermission.setState({ question });
  });
};

/** Nobody waits for the answer any more. */
export const cancelQuestion = (): void => usePermission.setState({ question: undefined });
