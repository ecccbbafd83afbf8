import { type ReactNode, use } from 'react';
import { useSelector } from 'react-redux';
import { SettledContext, whenKnown } from '@/components/records/absent';
import { Unread } from '@/components/records/billing/billing-failure';
import { useAccount } from '@/components/scope/account-scope';
import { useQuery } from '@/components/scope/data/use-query';
import { useKnownAccount } from '@/components/scope/data/use-record';
import {
  isAnyInUse,
  resourceUsage,
  type ResourceUsage,
  shortAmount,
} from '@/model/account/resource-usage';
import type { Kind } from '@/model/kinds';
import { paths } from '@/model/paths';
import { readable } from '@/model/unreadable';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { selectRecordStatus } from '@/store/resources/resources-selectors';
import { isFirstReadPending, type WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { Icon, type IconName } from '@/ui/icon';
import { LinkButton, PanelLink } from '@/ui/link';
import { Meter } from '@/ui/meter';
import { Skeleton } from '@/ui/skeleton';
import styles from './resource-usage.module.css';
import { words } from './words';

const ICONS: { readonly [K in Kind]?: IconName } = {
  server: 'server',
  cloud_ip: 'globe',
  load_balancer: 'load-balancer',
  database_server: 'database',
  volume: 'volume',
  container: 'orbit',
};

/** The share from which a bar warns that little is left. */
const WARNS_FROM = 0.8;

interface RowProps {
  readonly kind: Kind;
  readonly label: string;
  readonly amount: ReactNode;
  readonly bar?: ReactNode;
}

function Row({ kind, label, amount, bar }: RowProps) {
  const account = useAccount();
  return (
    <li>
      <PanelLink className={styles.row} to={paths.list(kind, account)}>
        <Icon name={ICONS[kind] ?? 'list'} />
        <span className={styles.label}>{label}</span>
        <span className={styles.amount}>{amount}</span>
        <span className={styles.bar}>{bar}</span>
      </PanelLink>
    </li>
  );
}

const WAITING = <Skeleton shape="word" />;

function Amount({ usage }: { readonly usage: ResourceUsage }) {
  const { used, limit, isLimited, amount } = usage;
  const isSettled = use(SettledContext);
  const isKnown = used !== undefined && (limit !== undefined || !isLimited);
  if (!isKnown && !isSettled) return WAITING;
  if (used === undefined && limit === undefined) return '–';
  const inUse = (
    <strong>
      {whenKnown(used, (value) =>
        limit === undefined ? amount(value) : shortAmount(amount(value), amount(limit)),
      )}
    </strong>
  );
  return isLimited ? words.usage.usedOf(inUse, whenKnown(limit, amount)) : inUse;
}

function Usage({ usage }: { readonly usage: ResourceUsage }) {
  const { kind, label, used, limit, amount } = usage;
  return (
    <Row
      kind={kind}
      label={label}
      amount={<Amount usage={usage} />}
      bar={
        used !== undefined &&
        limit !== undefined && (
          <Meter
            label={words.usage.meter(label)}
            text={words.usage.meterText(amount(used), amount(limit))}
            share={limit === 0 ? Number(used > 0) : used / limit}
            warnsFrom={WARNS_FROM}
          />
        )
      }
    />
  );
}

const CONTAINERS = { kind: 'container', label: words.usage.orbit } as const;

function Containers() {
  const { data, error } = useQuery(orbitAccountQuery, { account: useAccount() });
  const isPending = data === undefined && error === undefined;
  const unknown = isPending ? WAITING : <Unread />;
  const containers = data?.containers;
  const amount =
    containers === undefined ? unknown : <strong>{words.usage.containers(containers)}</strong>;
  return <Row {...CONTAINERS} amount={amount} />;
}

interface CurrentResourceUsageProps {
  readonly isIdle: boolean;
}

export function CurrentResourceUsage({ isIdle }: CurrentResourceUsageProps) {
  const account = useAccount();
  const found = useKnownAccount();
  // The panel itself reads it in full once its first screen stands.
  const { full, status } = useSelector((state: WithResources) =>
    selectRecordStatus(state, 'account', account),
  );
  const record = found && readable(found);
  if (record !== undefined && isAnyInUse(record) === false) return null;
  return (
    <Card
      title={words.usage.title}
      flush
      actions={
        <LinkButton size="s" variant="quiet" to={paths.settingsLimits(account)}>
          {words.usage.limits}
        </LinkButton>
      }
    >
      <SettledContext value={full || !isFirstReadPending(status)}>
        <ul className={styles.rows}>
          {resourceUsage(record).map((usage) => (
            <Usage key={usage.label} usage={usage} />
          ))}
          {isIdle ? <Containers /> : <Row {...CONTAINERS} amount={WAITING} />}
        </ul>
      </SettledContext>
    </Card>
  );
}
