import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { TextLink } from '@/ui/link';
import { Truncate } from '@/ui/tooltip';
import styles from './page-header.module.css';
import { words } from '../words';

export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

export function focusHeadingIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
}

export interface Crumb {
  readonly label: string;
  readonly to?: string | undefined;
}

interface PageHeaderProps {
  readonly crumbs?: readonly Crumb[] | undefined;
  readonly here?: string | undefined;
  /** The `h1`, focused on navigation. */
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly edit?: ReactNode;
  readonly editor?: ReactNode;
  readonly status?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** Links between the page's parts, at the end of the title's line. */
  readonly tabs?: ReactNode;
}

interface HeadingProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Passes its focus to the heading that replaces it, such as when an outline becomes a form. */
function Heading({ className, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const shown = heading.current;
    return () => {
      if (shown === null || document.activeElement !== shown) return;
      // The other heading is in the page by then.
      queueMicrotask(focusHeadingIfLost);
    };
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

export function PageHeader(props: PageHeaderProps) {
  const { crumbs = [], here, title, note, edit, editor, status, subtitle, actions, tabs } = props;
  return (
    <header className={styles.header} data-part="head">
      <div className={styles.lead}>
        {crumbs.length > 0 && <Crumbs crumbs={crumbs} here={here} />}
        {editor === undefined || editor === null ? (
          <div className={styles.line}>
            <Heading>{title}</Heading>
            {edit}
            {note !== undefined && <span className={styles.note}>{note}</span>}
            {status}
          </div>
        ) : (
          <>
            <Heading className="visually-hidden">{title}</Heading>
            {editor}
          </>
        )}
        {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {tabs}
    </header>
  );
}

interface CrumbsProps extends Pick<PageHeaderProps, 'here'> {
  readonly crumbs: readonly Crumb[];
}

function Crumbs({ crumbs, here }: CrumbsProps) {
  return (
    <nav aria-label={words.frame.breadcrumb}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={`${label} ${to ?? ''}`}>
            {to === undefined ? (
              <Truncate text={label} />
            ) : (
              <TextLink quiet to={to}>
                <Truncate text={label} />
              </TextLink>
            )}
          </li>
        ))}
        {/* Sighted readers see the title below. */}
        {here !== undefined && (
          <li aria-current="page" className="visually-hidden">
            {here}
          </li>
        )}
      </ol>
    </nav>
  );
}

type AddTitle = (title: string) => () => void;

const AddContext = createContext<AddTitle | undefined>(undefined);
const TitleContext = createContext<string | undefined>(undefined);

export function TitledPage({ children }: { readonly children: ReactNode }) {
  // The last one counts.
  const [standIns, setStandIns] = useState<readonly { readonly title: string }[]>([]);
  const add = useCallback<AddTitle>((title) => {
    const mine = { title };
    setStandIns((all) => [...all, mine]);
    return () => setStandIns((all) => all.filter((each) => each !== mine));
  }, []);
  return (
    <AddContext value={add}>
      <TitleContext value={standIns.at(-1)?.title}>{children}</TitleContext>
    </AddContext>
  );
}

export function usePageTitle(): string | undefined {
  return use(TitleContext);
}

/** Titles the document while the page is replaced, as by 'Not found'; undefined leaves it. */
export function useStandInTitle(title: string | undefined): void {
  const add = use(AddContext);
  useLayoutEffect(() => (title === undefined ? undefined : add?.(title)), [add, title]);
}
