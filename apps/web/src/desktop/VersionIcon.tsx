/** Line drawings on a grid of 24, as those of the frame; kept here because no other page shows them. */
const PATHS: Readonly<Record<string, string>> = {
  // An apple with its leaf, four panes, a terminal: no trademark is copied.
  darwin:
    'M12 8c2-1.6 6-1 6.5 3.5.4 4-2.5 8.5-4.5 8.5-1 0-1.2-.5-2-.5s-1 .5-2 .5c-2 0-4.9-4.5-4.5-8.5C6 7 10 6.4 12 8M12 7.5c0-2 1-3.5 3-4',
  win32: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
  linux: 'M3 5h18v14H3zM7 9l3 3-3 3M12 15h5',
  shell: 'M4 5h16v14H4zM4 9h16M6.5 7h.1M9 7h.1',
  engine: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M4 12h16M12 4c3 2.5 3 13.5 0 16M12 4c-3 2.5-3 13.5 0 16',
  app: 'M8 4h8l4 8-4 8H8l-4-8zM4 12h16',
};

interface VersionIconProps {
  readonly part: 'system' | 'shell' | 'engine' | 'app';
  readonly platform: string;
}

/** A symbol for a part of the application; of systems only those three have one (98.5.11). */
export const VersionIcon = ({ part, platform }: VersionIconProps) => {
  const path = PATHS[part === 'system' ? (PLATFORMS.get(platform) ?? platform) : part];
  return path ? (
    <svg className="icon" width={22} height={22} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  ) : null;
};

/** Hosts name the systems in several ways. */
const PLATFORMS: ReadonlyMap<string, string> = new Map([
  ['macos', 'darwin'],
  ['windows', 'win32'],
]);
