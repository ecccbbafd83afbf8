import { useEffect, useEffectEvent } from 'react';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { FormCard } from '@/components/forms/editors/editor-card';
import type { Unsettled } from '@/components/forms/editors/use-sent';
import type { useBilling } from '@/components/records/billing/use-billing';
import { useFreshRead } from '@/components/scope/data/use-fresh-read';
import { paths } from '@/model/paths';
import type { Sent } from '@/store/sent/sent-storage';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import {
  checkedWords,
  isRepeatable,
  isTaken,
  mayPayAgain,
  REPEATABLE,
  sentWords,
  takenWords,
} from './sent-payment';

const CHECK_FIRST = 'It may have gone through. Check before paying again.';

interface SentPaymentProps {
  readonly account: string;
  readonly sent: Unsettled;
  readonly billing: ReturnType<typeof useBilling>['billing'];
  readonly onTaken: (words: string) => void;
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
  useEffect(() => {
    if (!isUnderWay) begin();
  }, [id, at, isUnderWay]);
  const settle = useEffectEvent(() => {
    if (isUnderWay || checked === undefined || !isTaken(sent, checked.balance)) return;
    onTaken(takenWords(sent, checked.balance));
    sent.settle();
  });
  const readAt = checked?.at;
  const balance = checked?.balance;
  useEffect(() => settle(), [readAt, balance, isUnderWay]);
  const words = isUnderWay ? 'It is being paid.' : CHECK_FIRST;
  const told = checked && !isUnderWay ? checkedWords(sent, checked) : undefined;
  useAnnounced(told ?? `${sentWords(sent)} ${words}`);

  async function payAgain() {
    const isSame = isRepeatable(sent);
    const then = isSame ? REPEATABLE : 'If you pay again, both may be taken.';
    const again = await dialogs.open(ConfirmDialog, {
      title: 'Pay again?',
      body: `${sentWords(sent)} It may still be taken. ${then}`,
      confirmLabel: 'Pay again',
      danger: !isSame,
    });
    if (again !== true) return;
    if (isSame) onAgain(sent);
    else sent.settle();
  }

  return (
    <FormCard
      title="Payment"
      buttons={
        <>
          <LinkButton to={paths.billing(account)}>Back to Billing</LinkButton>
          {!isUnderWay && mayPayAgain(sent, checked) && (
            <Button onClick={() => void payAgain()}>Pay again</Button>
          )}
          {!isUnderWay && (
            <Button variant="primary" icon="refresh" busy={busy} onClick={check}>
              Check again
            </Button>
          )}
        </>
      }
    >
      <Note tone={isUnderWay ? 'info' : 'warning'}>
        <p>
          {sentWords(sent)} {words}
        </p>
        {told !== undefined && <p>{told}</p>}
        {found?.error && <FailureToolsLater what={told ?? words} error={found.error} />}
      </Note>
    </FormCard>
  );
}
