import type { ReactNode } from 'react';
import { type KeyId, tipOf } from '../commands/keys.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { type IconName, LineIcon } from '../ui/LineIcon.tsx';

interface ToolButtonProps {
  readonly name: string;
  readonly icon: IconName;
  /** The key that does the same; the tooltip tells it. */
  readonly shortcut: KeyId;
  /** Of a button that stays down. */
  readonly pressed?: boolean;
  /** Where the tooltip goes: below its middle, or to one side of it near an edge. */
  readonly side?: 'below' | 'below-left' | 'below-right';
  readonly disabled?: boolean;
  readonly className?: string;
  readonly onClick: () => void;
  /** Words beside the icon, where there is room for them. */
  readonly children?: ReactNode;
}

/** A button of the bar above the sheets. */
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
