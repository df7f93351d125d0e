interface IconProps {
  readonly path: string;
}

/** A drawing on a 24 by 24 grid in the text colour. The button has the name. */
const Icon = ({ path }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width="1.125em"
    height="1.125em"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

export const ChevronIcon = () => <Icon path="M9 5l7 7-7 7" />;
export const SearchIcon = () => (
  <Icon path="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20.5 20.5" />
);
export const ResetIcon = () => <Icon path="M4 5v5h5M4.6 10A8 8 0 1 1 4 14" />;
