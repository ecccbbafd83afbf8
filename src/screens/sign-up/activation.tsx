import { valibotResolver } from '@hookform/resolvers/valibot';
import { use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { cardFailureWords, cardRun, useAskBank, useCard } from '@/components/forms/cards/use-card';
import { CardInput } from '@/components/forms/cards/card-input';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { Failure, ReadFailed, SentButtons } from '@/components/session/public/failure';
import { PublicScreen, PublicWait, usePublicPage } from '@/components/session/public/public-screen';
import { isUnknownEnd, runOutsidePanel } from '@/components/session/public/run-outside-panel';
import { joined, refuse, useAsk, useRead } from '@/components/session/public/use-ask';
import { useKept } from '@/components/session/public/use-kept';
import { type SentOnce, sentWords, useSentOnce } from '@/components/session/public/use-sent-once';
import { countryName } from '@/lib/countries';
import { saveCardCall } from '@/model/billing/calls';
import { cardholderProblem } from '@/model/billing/card';
import { parseId } from '@/model/ids';
import { checkedForm } from '@/model/problems';
import { publicPaths } from '@/model/public-paths';
import { type NewAccount, newAccountProblems } from '@/model/sign-up/next-step';
import type { OwnAccount, SignedIn } from '@/model/sign-up/readers';
import { Button } from '@/ui/button';
import { DocumentButton } from '@/ui/document-button';
import { DocumentLink } from '@/ui/document-link';
import { Spinner } from '@/ui/spinner';
import { TextField } from '@/ui/text-field';
import { AccountFields } from './sign-up';
import { words } from './words';

interface Values {
  readonly cardholder: string;
}

const cardSchema = checkedForm(({ cardholder }: Values) => ({
  cardholder: cardholderProblem(cardholder),
}));
const accountSchema = checkedForm(newAccountProblems);

/** Longest wait for the activation (docs/product/accounts.md#activation-wait). */
const WAIT_MS = 10_000;
const REFETCH_MS = 1000;

interface AccountProps {
  readonly account: OwnAccount;
}

/** Refetches the account each second until it is active, for ten seconds. */
function Activating({ account: { id } }: AccountProps) {
  const { api, go, track } = usePublicPage();
  const arrive = useEffectEvent((isActive: boolean) => {
    if (isActive) track('account_activated');
    go(isActive ? publicPaths.account(id) : publicPaths.accountPending(id), 'replace');
  });
  const look = useEffectEvent(async () => {
    try {
      return (await api.account(id)).status === 'active';
    } catch {
      // It may be read in a second.
      return false;
    }
  });
  useEffect(() => {
    let isOver = false;
    const end = (isActive: boolean) => {
      if (!isOver) arrive(isActive);
      isOver = true;
      clearInterval(timer);
      clearTimeout(late);
    };
    const timer = setInterval(() => {
      void look().then((isActive) => isActive && end(true));
    }, REFETCH_MS);
    const late = setTimeout(() => end(false), WAIT_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      clearTimeout(late);
    };
  }, []);
  return (
    <PublicScreen title={words.card.activatingTitle} told={words.card.added}>
      <p>
        <Spinner /> {words.card.activating}
      </p>
    </PublicScreen>
  );
}

interface DetailsProps extends AccountProps {
  readonly onSaved: (account: OwnAccount | undefined) => void;
}

function Details({ account, onSaved }: DetailsProps) {
  const { api } = usePublicPage();
  const { busy, failed, ask } = useAsk(joined(', '));
  const form = useForm<NewAccount>({
    resolver: valibotResolver(accountSchema),
    // A value that could not be read is left for the user to give: both are sent.
    defaultValues: { name: account.name ?? '', country: account.country?.toUpperCase() ?? '' },
  });
  const submit = form.handleSubmit((values) =>
    ask(async () => onSaved(await api.updateAccount(account.id, values))),
  );
  return (
    <PublicScreen title={words.account.title} onSubmit={() => void submit()}>
      <AccountFields form={form} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {words.steps.saveLabel}
      </Button>
      <Button variant="quiet" wide onClick={() => onSaved(undefined)}>
        {words.steps.cancelLabel}
      </Button>
      <Failure failed={failed} />
    </PublicScreen>
  );
}

interface StagesProps extends AccountProps {
  readonly user: SignedIn['id'];
  /** True while the account is read again: known facts may be out of date. */
  readonly isReading: boolean;
  readonly onChanged: () => void;
}

const SENT = {
  what: words.card.sent,
  maybe: words.card.mayBeAdded,
  lacking: words.card.lacking,
};

interface CardFormProps extends StagesProps {
  readonly sent: SentOnce;
  readonly onEdit: () => void;
  readonly onSaved: () => void;
}

function CardForm({ account, user, isReading, sent, onEdit, onSaved }: CardFormProps) {
  const { api } = usePublicPage();
  const card = useCard();
  const askBank = useAskBank();
  const { busy, failed, ask } = useAsk((error) => cardFailureWords(error).join('. '));
  const { open, isLacking } = sent;
  const goOnWithCard = async () => {
    const { hasCard } = await api.account(account.id);
    sent.looked(hasCard === true);
    if (hasCard === true) onSaved();
    return hasCard === true;
  };
  const form = useForm<Values, unknown, Values>({
    resolver: valibotResolver(cardSchema),
    defaultValues: { cardholder: '' },
  });
  useKept(form, { user, route: publicPaths.signUpAccount(account.id) });
  const submit = form.handleSubmit(({ cardholder }) =>
    ask(async () => {
      const made = await card.createMethod(cardholder.trim());
      if ('problem' in made) {
        // Problems with typed values show at the card itself.
        if (made.isTyped === true) return;
        refuse(made.problem);
      }
      const call = (token = made.id) => saveCardCall(account.id, token);
      try {
        await sent.send(() =>
          runOutsidePanel(cardRun({ call, ask: askBank }), (asked, key) => api.mutate(asked, key)),
        );
      } catch (thrown) {
        if (isUnknownEnd(thrown) && (await goOnWithCard())) return;
        throw thrown;
      }
      onSaved();
    }),
  );
  const country = account.country && countryName(account.country);
  return (
    <PublicScreen
      title={words.card.title}
      told={sentWords(sent, SENT)}
      // While a card's end is not known, Enter sends no second one.
      onSubmit={() => void (open === undefined && submit())}
    >
      <p>
        {words.card.account(<strong>{account.name ?? account.id}</strong>, country)}{' '}
        <Button
          variant="quiet"
          size="s"
          disabledReason={busy ? words.card.processing : undefined}
          onClick={onEdit}
        >
          {words.card.changeLabel}
        </Button>
      </p>
      <p>{words.card.text}</p>
      <TextField
        {...form.register('cardholder')}
        label={words.card.cardholder}
        autoComplete="cc-name"
        autoFocus
        error={form.formState.errors.cardholder?.message}
      />
      <CardInput card={card} />
      {open === undefined ? (
        <Button
          type="submit"
          variant="primary"
          wide
          busy={busy || isReading}
          disabledReason={card.disabledReason}
        >
          {words.card.saveLabel}
        </Button>
      ) : (
        <SentButtons
          busy={busy}
          disabledReason={card.disabledReason}
          isLacking={isLacking}
          onCheck={() => void ask(async () => void (await goOnWithCard()))}
          onAgain={() => void submit()}
        />
      )}
      <p className="muted">{words.card.charge}</p>
      <DocumentLink href={publicPaths.account(account.id)}>{words.card.later}</DocumentLink>
      <Failure failed={failed} />
    </PublicScreen>
  );
}

type Stage = 'card' | 'details' | 'activating' | 'done';

function stageOf({ status, hasCard }: OwnAccount): Stage {
  if (status !== 'pending') return 'done';
  return hasCard === true ? 'activating' : 'card';
}

function Stages(props: StagesProps) {
  const { account, user, onChanged } = props;
  const { go } = usePublicPage();
  const [chosen, setChosen] = useState<'details' | 'activating'>();
  const route = publicPaths.signUpAccount(account.id);
  const sent = useSentOnce({ user, route, onEndElsewhere: onChanged });
  const stage = chosen ?? stageOf(account);
  useEffect(() => {
    // If it was activated before, or is past that, the panel says what it is.
    if (stage === 'done') go(publicPaths.account(account.id), 'replace');
  }, [stage, account, go]);
  if (stage === 'done') return <PublicWait />;
  if (stage === 'activating') return <Activating account={account} />;
  if (stage === 'card') {
    return (
      <CardForm
        {...props}
        sent={sent}
        onEdit={() => setChosen('details')}
        onSaved={() => setChosen('activating')}
      />
    );
  }
  return (
    <Details
      account={account}
      onSaved={(saved) => {
        setChosen(undefined);
        if (saved !== undefined) onChanged();
      }}
    />
  );
}

/** Shown for an account that the provider keeps from the user, and for text that is no id. */
function NotFound({ account }: { readonly account: string }) {
  return (
    <PublicScreen title={words.account.notFoundTitle}>
      <p>{words.account.notFound(account)}</p>
      <DocumentButton variant="primary" wide href={publicPaths.signUpNext}>
        {words.steps.continueLabel}
      </DocumentButton>
      <DocumentLink href={publicPaths.logout}>{words.steps.logOut}</DocumentLink>
    </PublicScreen>
  );
}

const KEPT_AWAY: readonly number[] = [403, 404];

function OfAccount({ id }: { readonly id: string }) {
  const { api, payments } = usePublicPage();
  const usual = use(DeploymentContext);
  const place = useMemo(() => ({ ...usual, payments }), [usual, payments]);
  const { data, error, busy, again } = useRead(async () => {
    const [account, user] = await Promise.all([api.account(id), api.signedIn()]);
    return { account, user: user.id };
  });
  if (error !== undefined) {
    if (KEPT_AWAY.includes(error.status)) return <NotFound account={id} />;
    return <ReadFailed title={words.account.title} {...{ error, busy }} onRetry={again} />;
  }
  if (data === undefined) return <PublicWait />;
  return (
    <DeploymentContext value={place}>
      <Stages {...data} isReading={busy} onChanged={again} />
    </DeploymentContext>
  );
}

export default function Activation({ account }: { readonly account: string }) {
  const id = parseId('account', account);
  return id === undefined ? <NotFound account={account} /> : <OfAccount id={id} />;
}
