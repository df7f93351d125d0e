import { Link, useMatch } from 'react-router';
import { type IconName, LineIcon } from './LineIcon.tsx';
import './menu-entry.css';

interface EntryText {
  readonly title: string;
  readonly description?: string;
  readonly icon?: IconName;
  /** Colour of the icon; the text says the same. */
  readonly tone?: 'red' | 'green' | 'blue' | 'amber';
}

/** Content of a side menu entry: a title and an optional second line. */
const EntryFace = ({ title, description, icon, tone }: EntryText) => (
  <>
    {icon && (
      <span className={`entry-icon ${tone ?? ''}`}>
        <LineIcon name={icon} />
      </span>
    )}
    <span className="entry-words">
      <span className="entry-title">
        <bdi>{title}</bdi>
      </span>
      {description && <span className="entry-description">{description}</span>}
    </span>
  </>
);

/** A menu entry that links to a page of the application and marks the current page. */
export const PageEntry = ({
  to,
  search,
  ...text
}: EntryText & { readonly to: string; readonly search?: string }) => {
  const current = useMatch({ path: to, end: true }) !== null;
  return (
    <li>
      <Link className="entry" to={{ pathname: to, search }} aria-current={current ? 'page' : undefined}>
        <EntryFace {...text} />
      </Link>
    </li>
  );
};

/** A menu entry that links to another site, in a new tab and without a referrer. */
export const OuterEntry = ({ href, ...text }: EntryText & { readonly href: string }) => (
  <li>
    <a className="entry" href={href} target="_blank" rel="noreferrer">
      <EntryFace {...text} />
    </a>
  </li>
);

export const ActionEntry = ({ onClick, ...text }: EntryText & { readonly onClick: () => void }) => (
  <li>
    <button type="button" className="entry" onClick={onClick}>
      <EntryFace {...text} />
    </button>
  </li>
);

export const NoticeEntry = (text: EntryText) => (
  <li className="entry notice">
    <EntryFace {...text} />
  </li>
);
