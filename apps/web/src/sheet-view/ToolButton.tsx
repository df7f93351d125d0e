import type { ReactNode } from 'react';
import { type KeyId, tipOf } from '../commands/keys.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { type IconName, LineIcon } from '../ui/LineIcon.tsx';

interface ToolButtonProps {
  readonly name: string;
  readonly icon: IconName;
  /** Keyboard shortcut, shown in the tooltip. */
  readonly shortcut: KeyId;
  /** For toggle buttons. */
  readonly pressed?: boolean;
  /** Position of the tooltip: centred below, or shifted to one side near an edge. */
  readonly side?: 'below' | 'below-left' | 'below-right';
  readonly disabled?: boolean;
  readonly className?: string;
  readonly onClick: () => void;
  /** Text next to the icon, if there is space. */
  readonly children?: ReactNode;
}

/** A button in the toolbar above the sheets. */
export const ToolButton = ({
  name,
  icon,
  shortcut,
  pressed,
  side = 'below',
  className = '',
  children,
  ...rest
}: ToolButtonProps) => {
  const t = useTexts('frame');
  return (
    <button
      type="button"
      className={`tool ${className}`}
      aria-label={name}
      aria-pressed={pressed}
      data-tip-side={side}
      {...tipOf(t(`shortcuts.${shortcut}`), shortcut)}
      {...rest}
    >
      <LineIcon name={icon} />
      {children && <span>{children}</span>}
    </button>
  );
};
