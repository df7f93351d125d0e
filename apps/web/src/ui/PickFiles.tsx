import { FileButton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

interface PickFilesProps {
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onPick: (files: readonly File[]) => void;
  /** Renders the button. */
  readonly children: (props: { readonly onClick: () => void }) => ReactNode;
}

/** A button that asks for files. Resets itself, so that the same file can be picked again after a fix. */
export const PickFiles = ({ accept, multiple = false, onPick, children }: PickFilesProps) => {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      accept={accept}
      multiple={multiple}
      resetRef={reset}
      onChange={(picked) => {
        onPick([picked ?? []].flat());
        reset.current?.();
      }}
    >
      {children}
    </FileButton>
  );
};
