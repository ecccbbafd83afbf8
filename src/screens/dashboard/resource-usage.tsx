import { useSelector } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { SettledContext, whenKnown } from '@/components/records/absent';
import { isAnyInUse, resourceUsage, type ResourceUsage } from '@/model/account/resource-usage';
import type { Kind } from '@/model/kinds';
import { paths } from '@/model/paths';
import { readable } from '@/model/unreadable';
import { selectRecord, selectRecordStatus } from '@/store/resources/resources-selectors';
import { isFirstReadPending, type WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { Icon, type IconName } from '@/ui/icon';
import { LinkButton, PanelLink } from '@/ui/link';
import { Meter } from '@/ui/meter';
import styles from './resource-usage.module.css';

const ICONS: { readonly [K in Kind]?: IconName } = {
  server: 'server',
  cloud_ip: 'globe',
  load_balancer: 'load-balancer',
  database_server: 'database',
  volume: 'volume',
};

/** As where a new server tells what will be left. */
const WARNS_FROM = 0.8;

function Usage({ usage }: { readonly usage: ResourceUsage }) {
  const { kind, label, used, limit, isLimited, amount } = usage;
  const account = useAccount();
  return (
    <li>
      <PanelLink className={styles.row} to={paths.list(kind, account)}>
        <Icon name={ICONS[kind] ?? 'list'} />
        <span className={styles.label}>{label}</span>
        <span className={styles.amount}>
          <strong>{whenKnown(used, amount)}</strong>
          {isLimited && <> of {whenKnown(limit, amount)}</>}
        </span>
        <span className={styles.bar}>
          {used !== undefined && limit !== undefined && (
            <Meter
              label={`${label} used`}
              text={`${amount(used)} of ${amount(limit)}`}
              share={limit === 0 ? Number(used > 0) : used / limit}
              warnsFrom={WARNS_FROM}
            />
          )}
        </span>
      </PanelLink>
    </li>
  );
}

/** What of the account is in use, where anything is (spec 2 §2). */
export function CurrentResourceUsage() {
  const account = useAccount();
  const found = useSelector((state: WithResources) => selectRecord(state, 'account', account));
  // The panel itself reads it in full once its first screen stands.
  const { full, status } = useSelector((state: WithResources) =>
    selectRecordStatus(state, 'account', account),
  );
  const record = found && readable(found);
  if (record !== undefined && isAnyInUse(record) === false) return null;
  return (
    <Card
      title="Current Resource Usage"
      flush
      actions={
        <LinkButton size="s" variant="quiet" to={paths.settingsLimits(account)}>
          Raise a limit
        </LinkButton>
      }
    >
      <SettledContext value={full || !isFirstReadPending(status)}>
        <ul className={styles.rows}>
          {resourceUsage(record).map((usage) => (
            <Usage key={usage.label} usage={usage} />
          ))}
        </ul>
      </SettledContext>
    </Card>
  );
}
