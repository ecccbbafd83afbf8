import { Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { lazyPart } from '@/lib/lazy-part';
import { formatCount, joinList } from '@/lib/text';
import {
  type Attention,
  type AttentionAction,
  type AttentionSource,
  namesOf,
} from '@/model/attention/attention';
import type { Findings } from '@/model/attention/checks';
import { KINDS } from '@/model/kinds';
import { resources } from '@/store/resources/resources-actions';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { lazyLayer } from '@/ui/lazy-layer';
import { LinkButton } from '@/ui/link';
import { outline, Skeleton } from '@/ui/skeleton';
import { AttentionWords } from './attention-words';
import styles from './needs-attention.module.css';
import { useFindings } from './use-findings';

const AttentionVerb = lazyLayer(
  lazyPart(async () => ({ default: (await import('./attention-verb')).AttentionVerb })),
);

/** Of many, so many are shown at first. */
const SHOWN = 8;

function Action({ action }: { readonly action: AttentionAction }) {
  return 'to' in action ? (
    <LinkButton size="s" to={action.to}>
      {action.label}
    </LinkButton>
  ) : (
    <Suspense fallback={null}>
      <AttentionVerb action={action} />
    </Suspense>
  );
}

function Item({ item }: { readonly item: Attention }) {
  const { tone, words, detail, action } = item;
  return (
    <li className={styles.item} data-tone={tone}>
      <Icon name={tone} className={styles.mark} />
      <div className={styles.words}>
        <p>
          <AttentionWords words={words} />
        </p>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </div>
      {action && <Action action={action} />}
    </li>
  );
}

function nameOf(source: AttentionSource): string {
  if (source === 'billing') return 'the billing data';
  return source === 'account' ? 'the account' : KINDS[source].plural;
}

/** What nobody can say anything of: it is not taken for well. */
function Unknown({ unread, unjudged }: Pick<Findings, 'unread' | 'unjudged'>) {
  const account = useAccount();
  const dispatch = useDispatch();
  // The billing panel has its own.
  const again = unread.filter((source) => source !== 'billing');
  return (
    <>
      {unread.length > 0 && (
        <li className={styles.item}>
          <Icon name="help" className={styles.mark} />
          <p className={styles.words}>
            Not all of this could be read, so there may be more: {joinList(unread.map(nameOf))}
          </p>
          {again.length > 0 && (
            <Button
              size="s"
              icon="refresh"
              onClick={() => {
                for (const kind of again) {
                  const id = kind === 'account' ? account : undefined;
                  dispatch(resources.actions.refreshRequested({ kind, account, id }));
                }
              }}
            >
              Try again
            </Button>
          )}
        </li>
      )}
      {unjudged.length > 0 && (
        <li className={styles.item}>
          <Icon name="help" className={styles.mark} />
          <p className={styles.words}>
            Too little is known to judge <AttentionWords words={namesOf(unjudged)} />
          </p>
        </li>
      )}
    </>
  );
}

function Looking() {
  return (
    <li className={styles.item} {...outline}>
      <Skeleton width="long" />
    </li>
  );
}

interface NeedsAttentionProps {
  /** What is shown first stands, and whatever else is looked at may be read. */
  readonly mayRead: boolean;
}

/** What failed, ends, is open or owed, each with what can be done about it. */
export function NeedsAttention({ mayRead }: NeedsAttentionProps) {
  const { found, isPending, isWell, unread, unjudged } = useFindings(mayRead);
  const [all, setAll] = useState(false);
  const shown = all ? found : found.slice(0, SHOWN);
  return (
    <Card
      title="Needs attention"
      note={found.length > 0 ? formatCount(found.length) : undefined}
      flush
    >
      {isWell ? (
        <CardBody>
          <p className={styles.well}>
            <Icon name="success" className={styles.good} />
            All is well
          </p>
        </CardBody>
      ) : (
        <ul className={styles.items}>
          {shown.map((item) => (
            <Item key={item.key} item={item} />
          ))}
          {shown.length < found.length && (
            <li className={styles.item}>
              <Button size="s" variant="quiet" onClick={() => setAll(true)}>
                Show all {formatCount(found.length)}
              </Button>
            </li>
          )}
          <Unknown unread={unread} unjudged={unjudged} />
          {isPending && <Looking />}
        </ul>
      )}
    </Card>
  );
}
