import { isAnimated, statusColour } from '@/model/status';
import { StatusBadge } from '@/ui/status-badge';

interface RecordBadgeProps {
  /** Undefined while nothing is known of it. */
  readonly record: { readonly status?: string; readonly unread?: readonly string[] } | undefined;
  /** With a wash behind it: for page headers and cards. */
  readonly filled?: boolean | undefined;
}

/**
 * The status of a record as a word with its colour (spec 1 §4). One not known yet is being loaded,
 * which has its word there; one that was sent and could not be read will not come.
 */
export function RecordBadge({ record, filled }: RecordBadgeProps) {
  const unknown = record?.unread?.includes('status') ? 'unknown' : 'loading';
  const status = record?.status ?? unknown;
  return (
    <StatusBadge
      status={status}
      colour={statusColour(status)}
      busy={isAnimated(status)}
      filled={filled}
    />
  );
}
