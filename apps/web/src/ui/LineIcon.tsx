/** Line drawings on a grid of 24, one path each. */
const PATHS = {
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  games: 'M4 6h16v13H4zM4 10h16M9 10v9',
  map: 'M9 4 4 6v14l5-2 6 2 5-2V4l-5 2zM9 4v14M15 6v14',
  elements: 'M8 4h8l4 7-4 7H8l-4-7zM4 11h16',
  docs: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M9.7 9.6a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.9-1.1 1.7M12 16.4v.2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  down: 'm7 10 5 5 5-5',
  up: 'm7 14 5-5 5 5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.3 15.3 20 20',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10',
  gear: 'M12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6M10.2 5.6L10.6 3.1L13.4 3.1L13.8 5.6L15.3 6.3L17.3 4.7L19.3 6.7L17.7 8.7L18.4 10.2L20.9 10.6L20.9 13.4L18.4 13.8L17.7 15.3L19.3 17.3L17.3 19.3L15.3 17.7L13.8 18.4L13.4 20.9L10.6 20.9L10.2 18.4L8.7 17.7L6.7 19.3L4.7 17.3L6.3 15.3L5.6 13.8L3.1 13.4L3.1 10.6L5.6 10.2L6.3 8.7L4.7 6.7L6.7 4.7L8.7 6.3z',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  export: 'M12 4v11M8 11l4 4 4-4M5 19h14',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  buy: 'M5 7h15l-2 8H8zM5 7 4 4H2M9 19.5h.1M17 19.5h.1',
  globe: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M4 12h16M12 4c3 2.5 3 13.5 0 16M12 4c-3 2.5-3 13.5 0 16',
  book: 'M5 5h6a2 2 0 0 1 1 2v13a2 2 0 0 0-1-1H5zM19 5h-6a2 2 0 0 0-1 2v13a2 2 0 0 1 1-1h6z',
  refresh: 'M19 8a8 8 0 1 0 1 6M19 4v4h-4',
  flask: 'M10 4h4M11 4v6l-5 9h12l-5-9V4',
  cone: 'M12 4 6 20h12zM9 14h6',
  error: 'M8.5 4h7L20 8.5v7L15.5 20h-7L4 15.5v-7zM12 8v5M12 16v.2',
  warning: 'M12 4 3 20h18zM12 10v5M12 17.3v.2',
  info: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M12 11v5M12 8v.2',
  success: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M8.5 12l2.5 2.5 4.5-5',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  sheet: 'M7 4h7l4 4v12H7zM14 4v4h4',
  page: 'M8 5h8v14H8zM4 5v14M20 5v14',
  width: 'M4 5v14M20 5v14M7 12h10M9.5 9.5 7 12l2.5 2.5M14.5 9.5 17 12l-2.5 2.5',
  thumbnails: 'M4 4h5v4H4zM4 10h5v4H4zM4 16h5v4H4zM12 4h8v16h-8z',
  beside: 'M4 5h7v14H4zM13 5h7v14h-7z',
  players:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3.5 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5M16 5.5a3 3 0 0 1 0 5M17 14c2 .5 3.2 2 3.5 5',
  keyboard: 'M3 7h18v10H3zM6.5 10.5h.1M10 10.5h.1M14 10.5h.1M17.5 10.5h.1M8 14h8',
} as const;

export type IconName = keyof typeof PATHS;

/** Hidden from screen readers: it is always next to a name or inside a named element. */
export const LineIcon = ({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);
