import { useState } from 'react';
import { useSelector } from 'react-redux';
import { KINDS, type Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Verb } from '@/model/verb';
import { selectCall, type WithCalls } from '@/store/calls/calls-slice';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Icon } from '@/ui/icon';
import { Spinner } from '@/ui/spinner';
import { TextField } from '@/ui/text-field';
import { recordName } from '../store/record-name';
import type { BulkPlan } from './bulk-plan';
import { type BulkItem, useBulkRun } from './use-bulk-run';
import { useFacts } from './use-facts';
import { Consequences } from './verb-dialog';
import styles from './verbs.module.css';

/** More rows than these are counted, not listed. */
const LISTED = 100;

interface BulkDialogProps<K extends Kind> extends DialogProps<never> {
  readonly kind: K;
  readonly verb: Verb<K>;
  readonly plan: BulkPlan<K>;
  readonly account: string;
}

function counted(kind: Kind, count: number): string {
  const { singular, plural } = KINDS[kind];
  return `${String(count)} ${count === 1 ? singular : plural}`;
}

function More({ count }: { readonly count: number }) {
  return count > LISTED ? <li className="muted">and {count - LISTED} more</li> : null;
}

/** How one record fares. */
function Progress({ item }: { readonly item: BulkItem | undefined }) {
  const running = useSelector(
    (state: WithCalls) =>
      item?.call !== undefined && selectCall(state, item.call)?.status === 'running',
  );
  if (item === undefined) return null;
  if (item.status === 'done') {
    return (
      <span className={styles.done}>
        <Icon name="success" /> done
      </span>
    );
  }
  if (item.status === 'failed') {
    return (
      <span className={styles.failed}>
        <Icon name="error" /> {item.failure}
      </span>
    );
  }
  return running ? (
    <span className="muted">
      <Spinner /> running
    </span>
  ) : (
    <span className="muted">waiting</span>
  );
}

interface IncludedProps<K extends Kind> {
  readonly records: readonly Records[K][];
  readonly verb: Verb<K>;
  readonly account: string;
  readonly items: ReadonlyMap<string, BulkItem>;
}

function Included<K extends Kind>({ records, verb, account, items }: IncludedProps<K>) {
  const facts = useFacts(account);
  return (
    <ul aria-label="Included" className={styles.items}>
      {records.slice(0, LISTED).map((record) => (
        <li key={record.id}>
          <span className={styles.item}>
            <span>
              {recordName(record)} <code>{record.id}</code>
            </span>
            <Progress item={items.get(record.id)} />
          </span>
          {items.size === 0 && (
            <Consequences sentences={verb.consequences?.(record, facts) ?? []} />
          )}
        </li>
      ))}
      <More count={records.length} />
    </ul>
  );
}

function LeftOutList<K extends Kind>({ kind, plan }: Pick<BulkDialogProps<K>, 'kind' | 'plan'>) {
  const { leftOut } = plan;
  if (leftOut.length === 0) return null;
  return (
    <>
      <h3>{counted(kind, leftOut.length)} left out</h3>
      <ul aria-label="Left out" className={styles.items}>
        {leftOut.slice(0, LISTED).map(({ record, reason }) => (
          <li key={record.id} className={styles.item}>
            <span>
              {recordName(record)} <code>{record.id}</code>
            </span>
            <span className="muted">{reason}</span>
          </li>
        ))}
        <More count={leftOut.length} />
      </ul>
    </>
  );
}

/** Asks before a verb runs on many, says who is left out and why, then shows how each one fares. */
export function BulkDialog<K extends Kind>({
  close,
  kind,
  verb,
  plan,
  account,
}: BulkDialogProps<K>) {
  const { included } = plan;
  const { confirm, label } = verb;
  const [typed, setTyped] = useState('');
  const { items, start } = useBulkRun(verb, account);

  const begun = items.size > 0;
  const states = [...items.values()];
  const underWay = states.filter(({ status }) => status === 'under way').length;
  const failed = included.filter(({ id }) => items.get(id)?.status === 'failed');
  const word = confirm.kind === 'word' ? confirm.word : undefined;
  const matches = word === undefined || typed.trim() === word;
  const question =
    confirm.kind !== 'none' && typeof confirm.question === 'string' ? confirm.question : undefined;

  function submit() {
    if (!begun && matches) start(included);
  }

  return (
    <DialogFrame
      title={`${label} ${counted(kind, included.length)}`}
      onClose={() => close()}
      onSubmit={submit}
      actions={
        begun ? (
          <>
            {underWay === 0 && failed.length > 0 && (
              <Button icon="refresh" onClick={() => start(failed)}>
                Retry the failed ones
              </Button>
            )}
            <Button variant="primary" onClick={() => close()}>
              {underWay === 0 ? 'Done' : 'Leave it running'}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => close()}>Cancel</Button>
            <Button
              type="submit"
              variant={verb.danger === true ? 'danger' : 'primary'}
              disabledReason={matches ? undefined : `Type ‘${word}’ to go on`}
            >
              {label}
            </Button>
          </>
        )
      }
    >
      {!begun && question !== undefined && <p>{question}</p>}
      <p role="status" className={begun ? undefined : 'visually-hidden'}>
        {begun && resultWords(included.length, underWay, failed.length)}
      </p>
      <Included records={included} verb={verb} account={account} items={items} />
      <LeftOutList kind={kind} plan={plan} />
      {!begun && word !== undefined && (
        <TextField
          label={
            <>
              Type <code>{word}</code> to confirm
            </>
          }
          value={typed}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </DialogFrame>
  );
}

function resultWords(count: number, underWay: number, failed: number): string {
  const ended = count - underWay;
  if (underWay > 0) {
    return `${String(ended)} of ${String(count)} done. It goes on if you leave.`;
  }
  return failed === 0
    ? `All ${String(count)} done.`
    : `${String(count - failed)} of ${String(count)} done, ${String(failed)} failed.`;
}
