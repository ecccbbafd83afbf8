import { IdLink } from '@/components/records/links/id-link';
import { RelatedItems } from '@/components/records/links/related-items';
import { KINDS, type Kind } from '@/model/kinds';
import { Chip } from '@/ui/chip';
import { PopoverButton } from '@/ui/popover-button';
import styles from './list-page.module.css';

interface RelatedCellProps {
  readonly kind: Kind;
  readonly ids: readonly string[] | undefined;
  readonly plain?: boolean;
}

/**
 * A link to the first related record on one line. The count beside it opens five of them
 * (spec 2 §2).
 */
export function RelatedCell({ kind, ids = [], plain = false }: RelatedCellProps) {
  const [first] = ids;
  if (first === undefined) return <span className="muted">–</span>;
  const link = <IdLink kind={kind} id={first} quiet />;
  return (
    <span className={styles.related}>
      {plain ? <span className="mono">{link}</span> : <Chip>{link}</Chip>}
      {ids.length > 1 && (
        <PopoverButton
          size="s"
          variant="quiet"
          trigger={`+${String(ids.length - 1)}`}
          label={KINDS[kind].plural}
          aria-label={`+${String(ids.length - 1)}: all ${String(ids.length)} ${KINDS[kind].plural}`}
        >
          {() => <RelatedItems kind={kind} ids={ids} variant="lines" />}
        </PopoverButton>
      )}
    </span>
  );
}
