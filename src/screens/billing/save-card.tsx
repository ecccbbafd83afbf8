import { FormText } from '@/components/forms/form-fields';
import { cardFailureWords, cardRun, useAskBank, useCard } from '@/components/forms/cards/use-card';
import { CardInput } from '@/components/forms/cards/card-input';
import { CheckAgain } from '@/components/forms/editors/check-again';
import { EditorCard } from '@/components/forms/editors/editor-card';
import { useKeptSent } from '@/components/forms/editors/use-kept-sent';
import { useSave } from '@/components/forms/editors/use-save';
import { useBilling } from '@/components/records/billing/use-billing';
import { Page } from '@/components/records/page/page';
import { useFreshRead } from '@/components/scope/data/use-fresh-read';
import type { PaymentCard } from '@/model/billing/billing';
import { saveCardCall } from '@/model/billing/calls';
import { cardholderProblem, cardLabel } from '@/model/billing/card';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { useAnnounced } from '@/ui/announcer';
import { useStandInTitle } from '@/ui/page/page-header';

interface Values {
  readonly cardholder: string;
}

const EMPTY: Values = { cardholder: '' };
const schema = checkedForm(({ cardholder }: Values) => ({
  cardholder: cardholderProblem(cardholder),
}));

const ADD = 'Add Card Details';

function cardNow(card: PaymentCard | null | undefined): string {
  if (card === undefined) return 'The card of this account could not be read.';
  return card === null
    ? 'There is no card on this account.'
    : `The card on this account is ${cardLabel(card)}.`;
}

export default function SaveCard() {
  const { id, account, billing } = useBilling();
  const isFirst = billing.data ? billing.data.card === null : account?.valid_credit_card === false;
  const isPending = isFirst && account?.status === 'pending';
  const title = isFirst ? ADD : 'Update Card';
  useStandInTitle(isFirst ? ADD : undefined);
  const card = useCard();
  // The focus is in another site's frame then.
  useAnnounced(card.problem);
  const ask = useAskBank();
  const kept = useKeptSent('A card');
  const editor = useSave<Values, Values>({
    schema,
    values: EMPTY,
    secret: ['cardholder'],
    // The card itself is not among the values.
    isNew: true,
    // Another try needs a new token of the card.
    isSecret: true,
    verb: 'save-card',
    title: 'Save payment card',
    // Billing would lead back here.
    parent: isPending ? paths.account(id) : paths.billing(id),
    next: () => paths.billing(id),
    request: async ({ cardholder }) => {
      const made = await card.createMethod(cardholder.trim());
      if ('problem' in made) {
        const { problem: message, isTyped } = made;
        return { failure: isTyped ? undefined : { message } };
      }
      return () => cardRun({ call: (intent = made.id) => saveCardCall(id, intent), ask });
    },
    kept,
    success: () => 'Payment card updated',
    failureWords: cardFailureWords,
  });
  const fresh = useFreshRead(billing);
  const there = fresh.found && cardNow(fresh.found.data?.card);
  return (
    <Page title={title}>
      <EditorCard
        editor={editor}
        title="Payment card"
        saveLabel="Save card"
        disabledReason={card.disabledReason}
      >
        {editor.unsettled === 'unknown' && (
          <CheckAgain busy={fresh.busy} onCheck={fresh.check} words={there} />
        )}
        {isPending && <p>Activate your account by adding card details</p>}
        <FormText
          form={editor.form}
          name="cardholder"
          label="Cardholder name"
          autoComplete="cc-name"
          autoFocus
        />
        <CardInput card={card} />
        <p className="muted">We’ll authorise £1.00 to check your card. You won’t be charged.</p>
      </EditorCard>
    </Page>
  );
}
