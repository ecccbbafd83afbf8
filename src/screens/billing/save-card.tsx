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
import { words } from './words';

interface Values {
  readonly cardholder: string;
}

const EMPTY: Values = { cardholder: '' };
const schema = checkedForm(({ cardholder }: Values) => ({
  cardholder: cardholderProblem(cardholder),
}));

function cardNow(card: PaymentCard | null | undefined): string {
  if (card === undefined) return words.saveCard.currentUnread;
  return card === null ? words.saveCard.noCurrent : words.saveCard.current(cardLabel(card));
}

export default function SaveCard() {
  const { id, account, billing } = useBilling();
  const isFirst = billing.data ? billing.data.card === null : account?.valid_credit_card === false;
  const isPending = isFirst && account?.status === 'pending';
  const title = isFirst ? words.common.addCard : words.common.updateCard;
  useStandInTitle(isFirst ? words.common.addCard : undefined);
  const card = useCard();
  // The focus is in another site's frame then.
  useAnnounced(card.problem);
  const ask = useAskBank();
  const kept = useKeptSent(words.saveCard.sent);
  const editor = useSave<Values, Values>({
    schema,
    values: EMPTY,
    secret: ['cardholder'],
    // The card itself is not among the values.
    isNew: true,
    // Another try needs a new token of the card.
    isSecret: true,
    verb: 'save-card',
    title: words.saveCard.task,
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
    success: () => words.saveCard.success,
    failureWords: cardFailureWords,
  });
  const fresh = useFreshRead(billing);
  const there = fresh.found && cardNow(fresh.found.data?.card);
  return (
    <Page title={title}>
      <EditorCard
        editor={editor}
        title={words.card.title}
        saveLabel={words.saveCard.saveLabel}
        disabledReason={card.disabledReason}
      >
        {editor.unsettled === 'unknown' && (
          <CheckAgain busy={fresh.busy} onCheck={fresh.check} words={there} />
        )}
        {isPending && <p>{words.saveCard.activate}</p>}
        <FormText
          form={editor.form}
          name="cardholder"
          label={words.saveCard.cardholder}
          autoComplete="cc-name"
          autoFocus
        />
        <CardInput card={card} />
        <p className="muted">{words.saveCard.authorisation}</p>
      </EditorCard>
    </Page>
  );
}
