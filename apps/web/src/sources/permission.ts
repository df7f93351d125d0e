import { create } from 'zustand';
import { isErrorNamed } from './source-error.ts';
import type { AskPermission } from './system.ts';

export interface PermissionRequest {
  readonly title: string;
  /** Called by the button "Grant access". */
  readonly grant: () => void;
}

/** The permission request that waits for a click, if any. */
export const usePermission = create<{ readonly question?: PermissionRequest }>()(() => ({}));

/**
 * Requests permission immediately after a click, or else waits for the button "Grant access", because browsers accept
 * the request only after a click (98.6.3).
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

/** Withdraws the request when its answer is no longer needed. */
export const cancelQuestion = (): void => usePermission.setState({ question: undefined });
