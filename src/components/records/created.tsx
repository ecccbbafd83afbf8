import { useNow } from '@/components/scope/use-now';
import { formatDate, formatUtc, relativeTime } from '@/lib/dates';
import { creationOf } from '@/model/creation';
import { type Titled, titleOf } from '@/model/title';
import { classNames } from '@/ui/class-names';
import { Progress } from '@/ui/progress';
import { Time } from '@/ui/time';
import styles from './records.module.css';
import { words } from './words';

interface RelativeTimeProps {
  readonly iso: string;
  readonly now: number;
}

export function RelativeTime({ iso, now }: RelativeTimeProps) {
  return (
    <Time iso={iso} exact={words.page.exactTime(formatDate(iso), formatUtc(iso))}>
      {relativeTime(iso, now)}
    </Time>
  );
}

interface CreatedProps {
  readonly iso: string | null | undefined;
  readonly now: number;
}

/** Sorts as the epoch (docs/product/servers.md#missing-date). */
const UNKNOWN = <span className="muted">–</span>;

export function Created({ iso, now }: CreatedProps) {
  return iso ? <RelativeTime iso={iso} now={now} /> : UNKNOWN;
}

export function CreatedDate({ iso, now }: CreatedProps) {
  return iso ? (
    <Time iso={iso} exact={formatUtc(iso)}>
      {formatDate(iso)}{' '}
      <span className={classNames('muted', styles.ago)}>
        {words.page.ago(relativeTime(iso, now))}
      </span>
    </Time>
  ) : (
    UNKNOWN
  );
}

const STEP_MS = 500;

interface CreatedRecord extends Titled {
  readonly created_at?: string | null;
}

interface CreationProps {
  readonly record: CreatedRecord;
  readonly seconds: number;
}

export function CreationBar({ record, seconds, done }: CreationProps & { readonly done: boolean }) {
  const now = useNow(STEP_MS);
  return (
    <Progress
      label={words.page.creating(titleOf(record))}
      value={done ? 1 : creationOf(record.created_at, seconds, now).progress}
    />
  );
}
