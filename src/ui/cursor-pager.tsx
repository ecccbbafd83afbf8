import { useId } from 'react';
import { LinkButton } from './link';
import styles from './pager.module.css';

interface Target {
  readonly to: string;
  readonly state?: unknown;
}

interface CursorPagerProps<Size extends number | 'all'> {
  readonly page?: number | undefined;
  readonly size: Size;
  readonly sizes: readonly Size[];
  readonly onSize: (size: Size) => void;
  readonly first?: Target | undefined;
  readonly previous?: Target | undefined;
  readonly next?: Target | undefined;
}

export function CursorPager<Size extends number | 'all'>(props: CursorPagerProps<Size>) {
  const { page, size, sizes, onSize, first, previous, next } = props;
  const id = useId();
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <span className={styles.choice}>
        <select
          id={id}
          value={size}
          onChange={({ currentTarget }) => {
            const chosen = sizes.find((each) => String(each) === currentTarget.value);
            if (chosen !== undefined) onSize(chosen);
          }}
        >
          {sizes.map((each) => (
            <option key={each} value={each}>
              {each === 'all' ? 'All' : each}
            </option>
          ))}
        </select>
        <label htmlFor={id}>{size === 'all' ? 'on one page' : 'per page'}</label>
      </span>
      <span className={styles.turn}>
        {first && previous?.to !== first.to && (
          <LinkButton size="s" variant="quiet" {...first}>
            First page
          </LinkButton>
        )}
        {previous && (
          <LinkButton size="s" variant="quiet" icon="chevron-left" {...previous}>
            Previous page
          </LinkButton>
        )}
        {page !== undefined && size !== 'all' && <span>Page {page}</span>}
        {next && (
          <LinkButton size="s" variant="quiet" trailingIcon="chevron-right" {...next}>
            Next page
          </LinkButton>
        )}
      </span>
    </nav>
  );
}
