import type { ReactNode } from 'react';
import { type IconName, LineIcon } from './LineIcon.tsx';
import './notice.css';

interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons and links. */
  readonly actions?: ReactNode;
  /** Whether the title is the main heading of the page. */
  readonly page?: boolean;
}

/** Message for an empty page or view: what is missing, why, and what to do. */
export const Notice = ({ icon, title, children, actions, page }: NoticeProps) => {
  const Heading = page ? 'h1' : 'h2';
  return (
    <section className="empty-state">
      <LineIcon name={icon} size={48} />
      <Heading tabIndex={page ? -1 : undefined}>{title}</Heading>
      {children}
      {actions && <div className="empty-actions">{actions}</div>}
    </section>
  );
};
