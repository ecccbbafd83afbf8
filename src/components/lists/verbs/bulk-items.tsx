import { useSelector } from 'react-redux';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { useFacts } from '@/components/scope/data/use-facts';
import type { Nouns } from '@/lib/text';
import { isNamedById, shortTitle, titleOf, type Titled } from '@/model/title';
import { orderOf, type Verb } from '@/model/verb';
import { failedTitle, LOOKING, unknownTitle } from '@/store/calls/call-messages';
import { selectCall, type WithCalls } from '@/store/calls/calls-slice';
import { Icon } from '@/ui/icon';
import { Spinner } from '@/ui/spinner';
import { Truncate } from '@/ui/tooltip';
import { type BulkPlan, isMany } from './bulk-plan';
import type { BulkItem } from './use-bulk-run';
import { Items } from './items';
import { Consequences } from './verb-dialog';
import styles from './verbs.module.css';
import { words } from './words';

function Progress({ item }: { readonly item: BulkItem | undefined }) {
  const status = useSelector((state: WithCalls) => item && selectCall(state, item.call)?.status);
  if (item === undefined) return null;
  if (item.status === 'done') {
    return (
      <span className={styles.done}>
        <Icon name="success" /> {words.bulk.done}
      </span>
    );
  }
  if (item.status === 'failed') {
    return (
      <span className={styles.failed}>
        <Icon name="error" /> {item.failed?.message}
      </span>
    );
  }
  if (item.status === 'unknown') {
    return (
      <span className={styles.unknown}>
        <Icon name="warning" /> {item.failed?.message}
      </span>
    );
  }
  return status === 'running' || status === 'looking' ? (
    <span className="muted">
      <Spinner /> {status === 'running' ? words.bulk.running : LOOKING}
    </span>
  ) : (
    <span className="muted">{words.bulk.waiting}</span>
  );
}

interface ToolsProps<R extends Titled> {
  readonly record: R;
  readonly verb: Verb<R>;
  readonly item: BulkItem | undefined;
}

function Tools<R extends Titled>({ record, verb, item }: ToolsProps<R>) {
  if (item?.failed?.facts === undefined) return null;
  const own = 'words' in verb ? verb.words : undefined;
  const task = { title: orderOf(verb), ...own, about: shortTitle(record) };
  const what = item.failed.isUnknown ? unknownTitle(task) : failedTitle(task);
  return (
    <span className={styles.tools}>
      <FailureToolsLater isRow what={what} error={item.failed.facts} />
    </span>
  );
}

function Titles({ record }: { readonly record: Titled }) {
  const title = titleOf(record);
  return (
    <>
      <Truncate text={title} />
      {!isNamedById(record) && (
        <>
          {' '}
          <code className="muted">{record.id}</code>
        </>
      )}
      {record.name && record.name !== title && (
        <>
          {' '}
          <span className="muted">
            <Truncate text={record.name} />
          </span>
        </>
      )}
    </>
  );
}

interface IncludedProps<R extends Titled> {
  readonly records: readonly R[];
  readonly verb: Verb<R>;
  readonly items: ReadonlyMap<string, BulkItem>;
}

export function Included<R extends Titled>({ records, verb, items }: IncludedProps<R>) {
  const facts = useFacts();
  const summedUp = isMany(records) ? verb.consequencesOfMany?.(records, facts) : undefined;
  return (
    <>
      {summedUp && <Consequences sentences={summedUp} />}
      <Items
        label={words.bulk.included}
        items={records}
        idOf={({ id }) => id}
        draw={(record) => (
          <>
            <span className={styles.item}>
              <span>
                <Titles record={record} />
              </span>
              <Progress item={items.get(record.id)} />
              <Tools record={record} verb={verb} item={items.get(record.id)} />
            </span>
            {summedUp === undefined && (
              <Consequences sentences={verb.consequences?.(record, facts) ?? []} />
            )}
          </>
        )}
      />
    </>
  );
}

interface LeftOutProps<R extends Titled> {
  readonly nouns: Nouns;
  readonly plan: BulkPlan<R>;
}

export function LeftOutList<R extends Titled>({ nouns, plan }: LeftOutProps<R>) {
  const { leftOut } = plan;
  if (leftOut.length === 0) return null;
  return (
    <>
      <h3>{words.bulk.countLeftOut(leftOut.length, nouns)}</h3>
      <Items
        label={words.bulk.leftOut}
        items={leftOut}
        idOf={({ record }) => record.id}
        draw={({ record, reason }) => (
          <span className={styles.item}>
            <span>
              <Titles record={record} />
            </span>
            <span className="muted">{reason}</span>
          </span>
        )}
      />
    </>
  );
}
