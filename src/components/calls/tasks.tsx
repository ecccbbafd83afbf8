import { useSelector } from 'react-redux';
import { errorMessage, LOOKING } from '@/store/calls/call-messages';
import type { CallFacts, CallStatus, WithCalls } from '@/store/calls/calls-slice';
import type { WithResources } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { Icon, type IconName } from '@/ui/icon';
import { Spinner } from '@/ui/spinner';
import { Truncate } from '@/ui/truncate';
import { AccountScope } from '../account/account-scope';
import { RecordLink } from '../links/record-link';
import { selectRecordName } from '../links/record-name';
import { useCalls } from './calls-context';
import styles from './tasks.module.css';

const LISTED = 20;

const WORDS: Readonly<Record<CallStatus, string>> = {
  queued: 'Waiting',
  running: 'In progress',
  looking: LOOKING,
  accepted: 'Accepted: under way at the provider',
  done: 'Done',
  unseen: 'Accepted: taking longer than usual',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

const MARKS: Readonly<Partial<Record<CallStatus, IconName>>> = {
  queued: 'clock',
  done: 'success',
  unseen: 'clock',
  failed: 'error',
  cancelled: 'close',
};

/** Tasks under way and ended, the newest first. */
export function Tasks() {
  const calls = useSelector((state: WithCalls) => state.calls.calls);
  const newest = calls.toReversed().slice(0, LISTED);
  if (newest.length === 0) return <p className="muted">No tasks in progress</p>;
  return (
    <ul className={styles.tasks} aria-label="Tasks">
      {newest.map((call) => (
        <Task key={call.id} call={call} />
      ))}
    </ul>
  );
}

function Task({ call }: { readonly call: CallFacts }) {
  const calls = useCalls();
  const { id, title, step = title, status, error } = call;
  const mark = MARKS[status];
  return (
    <li data-status={status}>
      {mark === undefined ? <Spinner /> : <Icon name={mark} />}
      <div className={styles.words}>
        <p>
          {step} <Subject call={call} />
        </p>
        <p className={styles.outcome}>
          {status === 'failed' && error ? `Failed: ${errorMessage(error)}` : WORDS[status]}
        </p>
      </div>
      {status === 'queued' && (
        <Button size="s" variant="quiet" onClick={() => calls.cancel(id)}>
          Cancel
        </Button>
      )}
    </li>
  );
}

/** A link once the record is known; a create call names what it makes in its title. */
function Subject({ call: { kind, record, account } }: { readonly call: CallFacts }) {
  const name = useSelector((state: WithResources) =>
    record === undefined ? undefined : selectRecordName(state, kind, record),
  );
  if (record === undefined) return null;
  if (name === undefined) return <span className="mono">{record}</span>;
  return (
    <AccountScope account={account}>
      <RecordLink kind={kind} id={record}>
        <Truncate text={name} />
      </RecordLink>
    </AccountScope>
  );
}
