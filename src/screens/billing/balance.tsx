import { Unread } from '@/components/records/billing/billing-failure';
import { useAccountNotice } from '@/components/records/billing/use-account-notice';
import { useNow } from '@/components/scope/use-now';
import { formatCalendarDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { isPayable } from '@/model/billing/amount';
import type { Billing } from '@/model/billing/billing';
import { trialWords } from '@/model/billing/summary';
import { paths } from '@/model/paths';
import type { AccountRecord } from '@/model/records/people';
import { Card, CardBody } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { LinkButton } from '@/ui/link';
import { words } from './words';

function balanceLabel(balance = 0): string {
  if (balance > 0) return words.balance.toPay;
  return balance < 0 ? words.balance.inCredit : words.common.balance;
}

interface BalanceProps {
  readonly id: string;
  readonly account: AccountRecord | undefined;
  readonly billing: Billing;
}

export function Balance({ id, account, billing }: BalanceProps) {
  const { balance, signupCredit, nextBillingDate } = billing;
  const trial = trialWords(account?.created_at, useNow());
  const to = paths.billingPayment(id, balance);
  // The banner above has the button of the same debt.
  const isTold = useAccountNotice(account, balance)?.path === to;
  const isOwed = balance !== undefined && isPayable(balance);
  return (
    <Card
      title={words.common.balance}
      flush
      actions={
        isOwed &&
        !isTold && (
          <LinkButton size="s" variant="primary" to={to}>
            {words.balance.pay}
          </LinkButton>
        )
      }
    >
      <DefinitionGrid>
        <Definition label={balanceLabel(balance)} wide>
          {balance === undefined ? <Unread /> : formatMoney(Math.abs(balance))}
        </Definition>
        {signupCredit !== null && (
          <Definition label={words.balance.trialCredit} wide>
            {signupCredit === undefined ? <Unread /> : formatMoney(signupCredit)}
          </Definition>
        )}
        <Definition label={words.balance.nextInvoice} wide>
          {nextBillingDate === undefined && <Unread />}
          {nextBillingDate === null && <span className="muted">{words.balance.noInvoice}</span>}
          {nextBillingDate && formatCalendarDay(nextBillingDate)}
        </Definition>
      </DefinitionGrid>
      {trial !== undefined && (
        <CardBody>
          <p className="muted">{trial}</p>
        </CardBody>
      )}
    </Card>
  );
}
