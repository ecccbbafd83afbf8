import { SettledContext, whenKnown } from '@/components/records/absent';
import { RecordFailure, RequestIncrease, UnreadableNote } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { useRecord } from '@/components/scope/data/use-record';
import { usageOf } from '@/model/account/allowance';
import { amountLabel, type Limit, LIMITS } from '@/model/account/limits';
import type { Records } from '@/model/records/records';
import { Card } from '@/ui/card';
import { Meter } from '@/ui/meter';
import { PageNotes } from '@/ui/page/columns';
import { words } from '../words';
import styles from './limits.module.css';

interface UsageProps {
  readonly limit: Limit;
  readonly account: Records['account'] | undefined;
}

function Usage({ limit, account }: UsageProps) {
  const { label, resource } = limit;
  const { limit: most, used } = usageOf(account, limit.allowance);
  const amount = (value: number) => amountLabel(limit, value);
  return (
    <li className={styles.limit}>
      <h3>{label}</h3>
      <p className={styles.words}>
        {words.limits.used(whenKnown(used, amount), whenKnown(most, amount))}
      </p>
      <div className={styles.bar}>
        {used !== undefined && most !== undefined && (
          <Meter
            label={words.limits.meter(label)}
            text={words.limits.meterText(amount(used), amount(most))}
            share={most === 0 ? 1 : used / most}
          />
        )}
      </div>
      <RequestIncrease resource={resource} of={label} />
    </li>
  );
}

export function Limits() {
  const id = useAccount();
  const { record, meta } = useRecord('account', id);
  const failed = meta.error !== undefined;
  const failure = failed && (
    <RecordFailure kind="account" id={id} meta={meta} partial={record !== undefined} level={2} />
  );
  if (failure && record === undefined) return failure;
  return (
    <SettledContext value={meta.full || failed}>
      <PageNotes>
        {failure}
        {record && <UnreadableNote kind="account" record={record} noun={words.common.noun} />}
      </PageNotes>
      <Card title={words.limits.title} flush>
        <ul className={styles.limits}>
          {LIMITS.map((limit) => (
            <Usage key={limit.resource} limit={limit} account={record} />
          ))}
        </ul>
      </Card>
    </SettledContext>
  );
}
