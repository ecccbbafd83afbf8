import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FormText } from '@/components/forms/form-fields';
import { cardFailureWords, cardRun, useAskBank } from '@/components/forms/cards/use-card';
import { EditorCard, FormCard } from '@/components/forms/editors/editor-card';
import { useKeptSent } from '@/components/forms/editors/use-kept-sent';
import { useSave } from '@/components/forms/editors/use-save';
import { useSent } from '@/components/forms/editors/use-sent';
import { BillingFailure } from '@/components/records/billing/billing-failure';
import { useBilling } from '@/components/records/billing/use-billing';
import { Page } from '@/components/records/page/page';
import { useNow } from '@/components/scope/use-now';
import { formatWhen } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { amountProblem, isPayable, wireAmount } from '@/model/billing/amount';
import type { PaymentCard } from '@/model/billing/billing';
import { chargeCardCall } from '@/model/billing/calls';
import { cardLabel } from '@/model/billing/card';
import { EXPIRED, isExpired } from '@/model/billing/card-expiry';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import type { Sent } from '@/store/sent/sent-storage';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';
import { sentAmount } from './sent-payment';
import { SentPayment } from './sent-payment-card';
import { words } from './words';

interface Values {
  readonly amount: string;
}

interface Owed {
  /** Pounds. */
  readonly balance: number;
  readonly card: PaymentCard;
  readonly again?: Sent | undefined;
}

interface PaymentProps {
  readonly account: string;
  readonly owed: Owed;
  /** Pounds to propose. */
  readonly proposed: string | undefined;
  readonly onPaying: (owed: Owed | undefined) => void;
}

function useAsked(balance: number, proposed: string | undefined): string {
  const [query] = useSearchParams();
  const asked = proposed ?? query.get('amount') ?? '';
  return amountProblem(asked, balance) === undefined ? wireAmount(asked) : balance.toFixed(2);
}

function intentOf(again: Sent | undefined, { amount }: Values): string | undefined {
  return again?.amount === wireAmount(amount) ? again.intent : undefined;
}

function Payment({ account, owed, proposed, onPaying }: PaymentProps) {
  const { balance, card, again } = owed;
  const amount = useAsked(balance, proposed);
  const ask = useAskBank();
  const now = useNow();
  const kept = useKeptSent(words.sentPayment.unknownSum);
  const editor = useSave<Values, Values>({
    schema: checkedForm((given: Values) => ({ amount: amountProblem(given.amount, balance) })),
    values: { amount },
    isNew: true,
    // Nobody must pay twice by a press elsewhere, or by a draft of what was sent.
    isSecret: true,
    does: 'paid',
    kept: again ? { ...kept, state: undefined, notice: () => null } : kept,
    sent: (given) => ({ amount: wireAmount(given.amount), balance }),
    verb: 'pay',
    title: words.payment.task,
    parent: paths.billing(account),
    request: (given) => () =>
      cardRun({
        call: (intent = intentOf(again, given)) =>
          chargeCardCall(account, wireAmount(given.amount), intent),
        ask,
      }),
    success: () => words.payment.success,
    failureWords: cardFailureWords,
  });
  const { busy } = editor;
  useEffect(() => onPaying(busy ? owed : undefined), [onPaying, busy, owed]);
  const typed = useWatch({ control: editor.form.control, name: 'amount' });
  const isRight = amountProblem(typed, balance) === undefined;
  const toPay = isRight ? formatMoney(Number(wireAmount(typed))) : undefined;
  return (
    <EditorCard
      editor={editor}
      title={words.payment.cardTitle}
      saveLabel={words.payment.payLabel(toPay)}
      overtaken={words.payment.overtaken(formatMoney(balance))}
    >
      {again && (
        <Note tone="info">
          {words.sentPayment.sendingAgain(sentAmount(again), formatWhen(again.at))}
        </Note>
      )}
      {isExpired(card, now) && (
        <Note
          tone="warning"
          action={
            <LinkButton size="s" to={paths.billingCard(account)}>
              {words.common.updateCard}
            </LinkButton>
          }
        >
          {EXPIRED}
        </Note>
      )}
      <p>{words.payment.lead(formatMoney(balance), cardLabel(card))}</p>
      <FormText
        form={editor.form}
        name="amount"
        label={words.payment.amount}
        inputMode="decimal"
        autoFocus
      />
    </EditorCard>
  );
}

function Body() {
  const { id, billing } = useBilling();
  const { pathname } = useLocation();
  const sent = useSent(pathname);
  const [taken, setTaken] = useState<string>();
  const [repeated, setRepeated] = useState<Sent>();
  // Only what is still unsettled, and not what was sent since.
  const again = repeated?.id === sent?.id ? repeated : undefined;
  // Keeps the form while paying: an event may report the payment's end before the answer does.
  const [paying, setPaying] = useState<Owed>();
  useReadOnceSettled(sent?.id, billing.refresh);
  if (sent !== undefined && paying === undefined && again === undefined) {
    const onTaken = (message: string) => {
      setTaken(message);
      setRepeated(undefined);
    };
    const told = { onTaken, onAgain: setRepeated };
    return <SentPayment account={id} sent={sent} billing={billing} {...told} />;
  }
  return (
    <Stack gap="m">
      {taken !== undefined && <Note tone="success">{taken}</Note>}
      <Payable
        id={id}
        billing={billing}
        paying={paying}
        again={again}
        proposed={repeated?.amount}
        onPaying={setPaying}
      />
    </Stack>
  );
}

/** Another window may have settled it: the balance known in this one may be old. */
function useReadOnceSettled(sent: string | undefined, refresh: () => void) {
  const was = useRef(sent);
  const read = useEffectEvent(refresh);
  useEffect(() => {
    if (was.current !== undefined && sent === undefined) read();
    was.current = sent;
  }, [sent]);
}

interface PayableProps extends Pick<PaymentProps, 'proposed' | 'onPaying'> {
  readonly id: string;
  readonly billing: ReturnType<typeof useBilling>['billing'];
  readonly paying: Owed | undefined;
  readonly again: Sent | undefined;
}

function Payable({ id, billing, paying, again, ...form }: PayableProps) {
  const { data, error } = billing;
  const payable = useMemo(() => {
    const { balance, card } = data ?? {};
    return card && balance !== undefined && isPayable(balance)
      ? { balance, card, again }
      : undefined;
  }, [again, data]);
  const owed = paying ?? payable;
  if (owed !== undefined) return <Payment account={id} owed={owed} {...form} />;
  if (data === undefined) {
    if (error !== undefined) return <BillingFailure billing={billing} />;
    return (
      <div {...outline}>
        <FormCard title={words.payment.cardTitle}>
          <Skeleton />
          <Skeleton width="long" />
        </FormCard>
      </div>
    );
  }
  const { balance, card } = data;
  const back = <LinkButton to={paths.billing(id)}>{words.common.backToBilling}</LinkButton>;
  if (balance === undefined || card === undefined) {
    const title = balance === undefined ? words.payment.balanceUnread : words.payment.cardUnread;
    return (
      <EmptyState icon="warning" title={title} actions={back}>
        {words.payment.unreadHint}
      </EmptyState>
    );
  }
  if (!isPayable(balance)) {
    return (
      <EmptyState icon="success" title={words.payment.nothingToPay} actions={back}>
        {balance > 0 ? words.payment.belowMinimum(formatMoney(balance)) : words.payment.nothingOwed}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="billing"
      title={words.payment.noCard}
      actions={
        <LinkButton variant="primary" to={paths.billingCard(id)}>
          {words.common.addCard}
        </LinkButton>
      }
    >
      {words.payment.noCardHint(formatMoney(balance))}
    </EmptyState>
  );
}

export default function TakePayment() {
  return (
    <Page title={words.payment.title}>
      <Body />
    </Page>
  );
}
