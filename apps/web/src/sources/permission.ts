import { create } from 'zustand';
import { isNamed } from './source-error.ts';
import type { Ask } from './system.ts';

export interface Question {
  readonly title: string;
  /** To be called by the click on "Grant access". */
  readonly grant: () => void;
}

/** The question for access that waits for a click, if there is one. */
export const usePermission = create<{ readonly question?: Question }>()(() => ({}));

/**
 * Browsers put the question only right after a click (98.6.3): at once where there has just been one,
 * otherwise when the button "Grant access" is pressed.
 */
export const askPermission: Ask = async (title, request) => {
  if (navigator.userActivation?.isActive) {
    try {
      return await request();
    } catch (error) {
      if (!isNamed(error, 'SecurityError')) throw error;
    }
  }
  return new Promise((resolve, reject) => {
    const question: Question = {
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
export const dropQuestion = (): void => usePermission.setState({ question: undefined });
