import { Fragment, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { useAccountNotice } from '@/components/records/billing/use-account-notice';
import { IdLink } from '@/components/records/links/record-link';
import { useHeadingAfter } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-scope';
import { useKnownAccount } from '@/components/scope/data/use-record';
import { lazyPart } from '@/lib/lazy-part';
import { formatCount } from '@/lib/text';
import {
  type Attention,
  type AttentionAction,
  type AttentionSource,
  namesOf,
  type Words,
} from '@/model/attention/attention';
import { type Findings, isToldBy } from '@/model/attention/checks';
import { KINDS } from '@/model/kinds';
import { resources, type WithResources } from '@/store/resources/resources-state';
import { selectList, selectRecordStatus } from '@/store/resources/resources-selectors';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/card';
import { HeightUnknown } from '@/ui/height-unknown';
import { Icon } from '@/ui/icon';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { LinkButton } from '@/ui/link';
import { outline, Skeleton } from '@/ui/skeleton';
import styles from './needs-attention.module.css';
import { useFindings, useKnownBilling } from './use-findings';
import { useLate } from './use-late';
import { words } from './words';

/**
 * Keeps rows in place while the card stands, as they have buttons. Rows still being read come below
 * them. Rows that appear after everything was checked are news, and come above.
 */
export function useInPlace(found: readonly Attention[], isPending: boolean): readonly Attention[] {
  const [standing, setStanding] = useState<readonly string[]>([]);
  const [isAllIn, setAllIn] = useState(false);
  const places = new Map(standing.map((key, place) => [key, place]));
  const placeOf = ({ key }: Attention) => places.get(key) ?? (isAllIn ? -1 : standing.length);
  const rows = found.toSorted((one, other) => placeOf(one) - placeOf(other));
  const keys = rows.map(({ key }) => key);
  if (keys.join(' ') !== standing.join(' ')) setStanding(keys);
  // From the next rows on, as the last rows that were read come with it.
  if (!isPending && !isAllIn) setAllIn(true);
  return rows;
}

function AttentionWords({ sentence }: { readonly sentence: Words }) {
  return sentence.map((word, index) => (
    // A sentence's words never change places.
    <Fragment key={index}>
      {typeof word === 'string' ? word : <IdLink kind={word.kind} id={word.id} />}
    </Fragment>
  ));
}

const AttentionVerb = lazyLayer(
  lazyPart(async () => ({ default: (await import('./attention-verb')).AttentionVerb })),
);

const SHOWN = 8;

function Action({ action }: { readonly action: AttentionAction }) {
  return 'to' in action ? (
    <LinkButton size="s" to={action.to}>
      {action.label}
    </LinkButton>
  ) : (
    <LayerHost
      waiting={
        <span className={styles.verb}>
          <Skeleton shape="control" />
        </span>
      }
    >
      <AttentionVerb action={action} />
    </LayerHost>
  );
}

/** Leaves out what the account's banner says, while it is shown. */
function useUntold(found: readonly Attention[]): readonly Attention[] {
  const record = useKnownAccount();
  const { data } = useKnownBilling();
  const notice = useAccountNotice(record, data && (data.balance ?? null));
  return notice === undefined ? found : found.filter((each) => !isToldBy(notice, each));
}

function Item({ item }: { readonly item: Attention }) {
  const { tone, words: sentence, detail, action } = item;
  return (
    <li className={styles.item} data-tone={tone}>
      <Icon name={tone} className={styles.mark} />
      <div className={styles.words}>
        <p>
          <AttentionWords sentence={sentence} />
        </p>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </div>
      {action && <Action action={action} />}
    </li>
  );
}

function nameOf(source: AttentionSource): string {
  return source === 'billing' || source === 'account'
    ? words.attention.unreadSources[source]
    : KINDS[source].plural;
}

function MayBeMore({ unread }: Pick<Findings, 'unread'>) {
  const account = useAccount();
  const dispatch = useDispatch();
  const row = useRef<HTMLLIElement>(null);
  useHeadingAfter(row);
  // The billing panel has its own.
  const again = unread.filter((source) => source !== 'billing');
  const error = useSelector((state: WithResources) =>
    again
      .map((kind) =>
        kind === 'account'
          ? selectRecordStatus(state, kind, account).error
          : selectList(state, kind, account).error,
      )
      .find(Boolean),
  );
  const sentence = words.attention.mayBeMore(unread.map(nameOf));
  return (
    <li ref={row} className={styles.item}>
      <Icon name="help" className={styles.mark} />
      <div className={styles.words}>
        <p>{sentence}</p>
        {error && <FailureToolsLater isRow what={sentence} error={error} />}
      </div>
      {again.length > 0 && (
        <Button
          size="s"
          icon="refresh"
          onClick={() => {
            for (const kind of again) {
              const record = kind === 'account' ? { id: account } : undefined;
              dispatch(resources.actions.refreshRequested({ kind, account, ...record }));
            }
          }}
        >
          {words.attention.tryAgain}
        </Button>
      )}
    </li>
  );
}

function Unjudged({ unjudged }: Pick<Findings, 'unjudged'>) {
  return (
    <li className={styles.item}>
      <Icon name="help" className={styles.mark} />
      <p className={styles.words}>
        {words.attention.unjudged(<AttentionWords sentence={namesOf(unjudged)} />)}
      </p>
    </li>
  );
}

const NONE: readonly Attention[] = [];

function Looking() {
  return (
    <li className={styles.item} {...outline}>
      <HeightUnknown />
      <Skeleton width="long" />
    </li>
  );
}

interface NeedsAttentionProps {
  /** True once the first screen's data is shown, so that everything else may be read. */
  readonly mayRead: boolean;
}

export function NeedsAttention({ mayRead }: NeedsAttentionProps) {
  const { found: all, isPending, isWell, unread, unjudged } = useFindings(mayRead);
  const known = useUntold(all);
  const isLate = useLate();
  // Rows read together are shown together, so that no row pushes others away.
  const found = useInPlace(isPending && !isLate ? NONE : known, isPending);
  const [isWhole, setWhole] = useState(false);
  const isDone = !isPending && known.length + unread.length + unjudged.length === 0;
  const shown = isWhole ? found : found.slice(0, SHOWN);
  return (
    <Card
      title={words.attention.title}
      note={found.length > 0 ? formatCount(found.length) : undefined}
      flush
    >
      {isDone ? (
        <CardBody>
          {isWell ? (
            <p className={styles.well}>
              <Icon name="success" className={styles.good} />
              {words.attention.none}
            </p>
          ) : (
            <p className="muted">{words.attention.nothingElse}</p>
          )}
        </CardBody>
      ) : (
        <ul className={styles.items}>
          {shown.map((item) => (
            <Item key={item.key} item={item} />
          ))}
          {found.length > SHOWN && (
            <li className={styles.item}>
              <Button
                size="s"
                variant="quiet"
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? words.attention.showFewer : words.attention.showAll(found.length)}
              </Button>
            </li>
          )}
          {unread.length > 0 && <MayBeMore unread={unread} />}
          {unjudged.length > 0 && <Unjudged unjudged={unjudged} />}
          {/* A new one after each change of the rows above, so that nothing that was read moves. */}
          {isPending && <Looking key={shown.length} />}
        </ul>
      )}
    </Card>
  );
}
