import { useEffect, useEffectEvent } from 'react';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { FormCard } from '@/components/forms/editors/editor-card';
import type { Unsettled } from '@/components/forms/editors/use-sent';
import type { useBilling } from '@/components/records/billing/use-billing';
import { useFreshRead } from '@/components/scope/data/use-fresh-read';
import { formatWhen } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { paths } from '@/model/paths';
import type { Sent } from '@/store/sent/sent-storage';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { checkedWords, isRepeatable, isTaken, mayPayAgain, sentAmount } from './sent-payment';
import { words } from './words';

interface SentPaymentProps {
  readonly account: string;
  readonly sent: Unsettled;
  readonly billing: ReturnType<typeof useBilling>['billing'];
  readonly onTaken: (message: string) => void;
  readonly onAgain: (sent: Sent) => void;
}

/**
 * Replaces the form while the end of a payment is unknown, so that nobody pays twice by mistake.
 */
export function SentPayment({ account, sent, billing, onTaken, onAgain }: SentPaymentProps) {
  const dialogs = useDialogs();
  const { check, busy, found } = useFreshRead(billing);
  const checked = found && { at: found.at, balance: found.data?.balance };
  const begin = useEffectEvent(check);
  const { id, at, isUnderWay } = sent;
  const payment = sentAmount(sent);
  const when = formatWhen(at);
  useEffect(() => {
    if (!isUnderWay) begin();
  }, [id, at, isUnderWay]);
  const settle = useEffectEvent(() => {
    if (isUnderWay || checked === undefined || !isTaken(sent, checked.balance)) return;
    onTaken(words.sentPayment.taken(payment, when, formatMoney(checked.balance)));
    sent.settle();
  });
  const readAt = checked?.at;
  const balance = checked?.balance;
  useEffect(() => settle(), [readAt, balance, isUnderWay]);
  const state = isUnderWay
    ? words.sentPayment.underWay(payment, when)
    : words.sentPayment.checkFirst(payment, when);
  const told = checked && !isUnderWay ? checkedWords(sent, checked) : undefined;
  useAnnounced(told ?? state);

  async function payAgain() {
    const isSame = isRepeatable(sent);
    const again = await dialogs.open(ConfirmDialog, {
      title: words.sentPayment.payAgainTitle,
      body: isSame
        ? words.sentPayment.paySame(payment, when)
        : words.sentPayment.payAnother(payment, when),
      confirmLabel: words.sentPayment.payAgain,
      danger: !isSame,
      isCareful: true,
    });
    if (again !== true) return;
    if (isSame) onAgain(sent);
    else sent.settle();
  }

  return (
    <FormCard
      title={words.payment.cardTitle}
      buttons={
        <>
          <LinkButton to={paths.billing(account)}>{words.common.backToBilling}</LinkButton>
          {!isUnderWay && mayPayAgain(sent, checked) && (
            <Button onClick={() => void payAgain()}>{words.sentPayment.payAgain}</Button>
          )}
          {!isUnderWay && (
            <Button variant="primary" icon="refresh" busy={busy} onClick={check}>
              {words.common.checkAgain}
            </Button>
          )}
        </>
      }
    >
      <Note tone={isUnderWay ? 'info' : 'warning'}>
        <p>{state}</p>
        {told !== undefined && <p>{told}</p>}
        {found?.error && (
          <FailureToolsLater what={told ?? words.sentPayment.underWayReport} error={found.error} />
        )}
      </Note>
    </FormCard>
  );
}
