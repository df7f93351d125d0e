import { FileButton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

interface PickFilesProps {
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onPick: (files: readonly File[]) => void;
  /** The button; it gets what a press does. */
  readonly children: (props: { readonly onClick: () => void }) => ReactNode;
}

/** A button that asks for a file. The same file, mended, can be picked again. */
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
