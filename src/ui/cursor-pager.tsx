import { useId } from 'react';
import { LinkButton } from './link';
import styles from './pager.module.css';
import { words } from './words';

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
    <nav aria-label={words.pager.pages} className={styles.pager}>
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
              {each === 'all' ? words.pager.all : each}
            </option>
          ))}
        </select>
        <label htmlFor={id}>{size === 'all' ? words.pager.onOnePage : words.pager.perPage}</label>
      </span>
      <span className={styles.turn}>
        {first && previous?.to !== first.to && (
          <LinkButton size="s" variant="quiet" {...first}>
            {words.pager.first}
          </LinkButton>
        )}
        {previous && (
          <LinkButton size="s" variant="quiet" icon="chevron-left" {...previous}>
            {words.pager.previous}
          </LinkButton>
        )}
        {page !== undefined && size !== 'all' && <span>{words.pager.pageNumber(page)}</span>}
        {next && (
          <LinkButton size="s" variant="quiet" trailingIcon="chevron-right" {...next}>
            {words.pager.next}
          </LinkButton>
        )}
      </span>
    </nav>
  );
}
