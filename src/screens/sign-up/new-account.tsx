import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Failure, ReadFailed, SentButtons } from '@/components/session/public/failure';
import { PublicScreen, PublicWait, usePublicPage } from '@/components/session/public/public-screen';
import { joined, useAsk, useRead } from '@/components/session/public/use-ask';
import { useKept } from '@/components/session/public/use-kept';
import {
  type SentOnce,
  sentWords,
  usePressKeys,
  useSentOnce,
} from '@/components/session/public/use-sent-once';
import { countryName, FALLBACK_COUNTRY } from '@/lib/countries';
import { checkedForm } from '@/model/problems';
import { publicPaths } from '@/model/public-paths';
import {
  madeAccount,
  type NewAccount,
  newAccountProblems,
  nextStep,
  type Progress,
} from '@/model/sign-up/next-step';
import type { OwnAccount } from '@/model/sign-up/readers';
import { Button } from '@/ui/button';
import { DocumentLink } from '@/ui/document-link';
import { AccountFields, useProgress } from './sign-up';
import { words } from './words';

const schema = checkedForm(newAccountProblems);

const ROUTE = publicPaths.signUpAccount();

function wordsOf(sent: SentOnce): string | undefined {
  const name = sent.open?.look?.name;
  return sentWords(sent, {
    what: words.account.sent(name),
    maybe: words.account.mayBeCreated,
    lacking: words.account.lacking(name),
  });
}

interface NewAccountProps {
  readonly title: string;
  readonly known: Progress;
  readonly isAdditional: boolean;
}

interface NewAccountFormProps extends NewAccountProps {
  readonly sent: SentOnce;
  readonly isReading: boolean;
  readonly onMade: (account: OwnAccount) => void;
}

function NewAccountForm(props: NewAccountFormProps) {
  const { title, known, isAdditional, sent, isReading, onMade } = props;
  const { api, findCountry } = usePublicPage();
  const { busy, failed, ask } = useAsk(joined(', '));
  const { send, open, isLacking, looked } = sent;
  const form = useForm<NewAccount>({
    resolver: valibotResolver(schema),
    defaultValues: { name: open?.look?.name ?? '', country: open?.country ?? FALLBACK_COUNTRY },
  });
  useKept(form, { user: known.user, route: ROUTE });
  const suggest = useEffectEvent((code: string | undefined) => {
    const isChosen = form.getFieldState('country').isDirty || open?.country !== undefined;
    if (isChosen || code === undefined || countryName(code) === undefined) return;
    form.resetField('country', { defaultValue: code.toUpperCase() });
  });
  useEffect(() => {
    void findCountry?.().then(suggest);
  }, [findCountry]);
  const press = usePressKeys();
  const submit = form.handleSubmit((values) => {
    const before = known.accounts.map(({ id }) => id);
    const create = async () =>
      onMade(await press(values, (key) => api.createAccount(values, known.accounts, key)));
    const look = { kind: 'account', name: values.name.trim(), before } as const;
    return ask(() => send(create, { look, country: values.country }));
  });
  const check = () =>
    ask(async () => {
      // Not what the field says by now.
      const made = open?.look && madeAccount(await api.accounts(), open.look);
      looked(made !== undefined);
      if (made !== undefined) onMade(made);
    });
  return (
    <PublicScreen
      title={title}
      told={wordsOf(sent)}
      // While the account's end is not known, Enter sends no second one.
      onSubmit={() => void (open === undefined && submit())}
    >
      <p>{words.account.trial}</p>
      <AccountFields form={form} />
      {open === undefined ? (
        <Button type="submit" variant="primary" wide busy={busy || isReading}>
          {words.steps.continueLabel}
        </Button>
      ) : (
        <SentButtons
          busy={busy}
          isLacking={isLacking}
          onCheck={() => void check()}
          onAgain={() => void submit()}
        />
      )}
      <DocumentLink href={isAdditional ? publicPaths.home : publicPaths.logout}>
        {isAdditional ? words.steps.cancelLabel : words.steps.logOut}
      </DocumentLink>
      <Failure failed={failed} />
    </PublicScreen>
  );
}

interface NewAccountStepProps extends NewAccountProps {
  readonly isReading: boolean;
  readonly onEndElsewhere: () => void;
}

function NewAccountStep({ isReading, onEndElsewhere, ...props }: NewAccountStepProps) {
  const { known, isAdditional } = props;
  const { go, track } = usePublicPage();
  const sent = useSentOnce({ user: known.user, route: ROUTE, onEndElsewhere });
  const goOn = ({ id }: OwnAccount) => {
    track('account_created');
    go(publicPaths.signUpAccount(id), 'replace');
  };
  // Made while no window waited for it, as over a reload.
  const made = sent.open?.look && madeAccount(known.accounts, sent.open.look);
  const settle = useEffectEvent((account: OwnAccount) => {
    sent.looked(true);
    if (account.status === 'pending') goOn(account);
  });
  useEffect(() => {
    if (made !== undefined) settle(made);
  }, [made]);
  const step = nextStep(known);
  const elsewhere = isAdditional || step === ROUTE ? undefined : step;
  useEffect(() => {
    if (made === undefined && elsewhere !== undefined) go(elsewhere, 'replace');
  }, [made, elsewhere, go]);
  if (made !== undefined || elsewhere !== undefined) return <PublicWait />;
  return <NewAccountForm {...props} {...{ sent, isReading }} onMade={goOn} />;
}

/** `/signup/account`: the user's first account, or with `?additional` another. */
export function NewAccountScreen() {
  const { query } = usePublicPage();
  const isAdditional = query.has('additional');
  const title = isAdditional ? words.account.additionalTitle : words.account.firstTitle;
  const { data: progress, error, busy, again } = useRead(useProgress());
  if (error !== undefined) return <ReadFailed {...{ title, error, busy }} onRetry={again} />;
  if (progress === undefined) return <PublicWait />;
  return (
    <NewAccountStep
      {...{ title, isAdditional }}
      known={progress}
      isReading={busy}
      onEndElsewhere={again}
    />
  );
}
