import type { Kind } from '@/model/kinds';
import { Chip, Chips } from '@/ui/badges';
import { words } from '../words';
import { IdLink } from './record-link';
import styles from './related-items.module.css';

/** docs/product/servers.md#related-items */
export const RELATED_SHOWN = 5;

interface RelatedItemsProps {
  readonly kind: Kind;
  readonly ids: readonly string[] | undefined;
  readonly variant?: 'chips' | 'lines' | undefined;
}

export function RelatedItems({ kind, ids = [], variant = 'chips' }: RelatedItemsProps) {
  if (ids.length === 0) return <span className="muted">–</span>;
  const more = ids.length - RELATED_SHOWN;
  const shown = ids.slice(0, RELATED_SHOWN);
  const rest = more > 0 && <span className="muted">{words.page.more(more)}</span>;
  if (variant === 'lines') {
    return (
      <span className={styles.lines}>
        {shown.map((id) => (
          <span key={id} className="mono">
            <IdLink kind={kind} id={id} quiet />
          </span>
        ))}
        {rest}
      </span>
    );
  }
  return (
    <Chips>
      {shown.map((id) => (
        <Chip key={id}>
          <IdLink kind={kind} id={id} quiet />
        </Chip>
      ))}
      {rest}
    </Chips>
  );
}
