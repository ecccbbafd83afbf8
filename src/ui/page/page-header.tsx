import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../link';
import { Truncate } from '../truncate';
import styles from './page-header.module.css';

/** One step of the way to a page; the page itself is not among them. */
export interface Crumb {
  readonly label: string;
  /** Where it leads; plain words when absent. */
  readonly to?: string | undefined;
}

interface PageHeaderProps {
  readonly crumbs?: readonly Crumb[] | undefined;
  /** The page's one `h1`. It takes the focus when the route changes. */
  readonly title: ReactNode;
  /** Beside the title: a count, a lock mark. */
  readonly note?: ReactNode;
  /** The rename pencil, after the title. */
  readonly edit?: ReactNode;
  /** A form that takes the place of the title's line; the heading stays for screen readers. */
  readonly editor?: ReactNode;
  readonly status?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of every page: crumbs, heading, status, subtitle, actions. */
export function PageHeader(props: PageHeaderProps) {
  const { crumbs = [], title, note, edit, editor, status, subtitle, actions } = props;
  return (
    <header className={styles.header}>
      <div className={styles.lead}>
        {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
        {editor === undefined || editor === null ? (
          <div className={styles.line}>
            <h1 tabIndex={-1}>{title}</h1>
            {edit}
            {note !== undefined && <span className={styles.note}>{note}</span>}
            {status}
          </div>
        ) : (
          <>
            <h1 tabIndex={-1} className="visually-hidden">
              {title}
            </h1>
            {editor}
          </>
        )}
        {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs}>
      {crumbs.map(({ label, to }, index) => (
        <Fragment key={`${label} ${to ?? ''}`}>
          {index > 0 && <span aria-hidden="true">/</span>}
          {to === undefined ? (
            <span>
              <Truncate text={label} />
            </span>
          ) : (
            <TextLink quiet to={to}>
              <Truncate text={label} />
            </TextLink>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
