import { isAnimated, statusColour } from '@/model/status';
import { StatusBadge } from '@/ui/status-badge';

interface RecordBadgeProps {
  readonly status: string | undefined;
  /** With a wash behind it: for page headers and cards. */
  readonly filled?: boolean | undefined;
}

/** A status not known yet is being loaded (spec 1 §4 has the word). */
const UNKNOWN = 'loading';

/** The status of a record as a word with its colour (spec 1 §4). */
export function RecordBadge({ status = UNKNOWN, filled }: RecordBadgeProps) {
  return (
    <StatusBadge
      status={status}
      colour={statusColour(status)}
      busy={isAnimated(status)}
      filled={filled}
    />
  );
}
