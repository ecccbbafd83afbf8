import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Failure } from '@/components/public/failure';
import { usePublicPage } from '@/components/public/public-page';
import { PublicScreen } from '@/components/public/public-screen';
import { PublicWait } from '@/components/public/public-wait';
import { ReadFailed } from '@/components/public/read-failed';
import { SentButtons } from '@/components/public/sent-buttons';
import { joined, useAsk } from '@/components/public/use-ask';
import { useKept } from '@/components/public/use-kept';
import { usePressKeys } from '@/components/public/use-press-keys';
import { useRead } from '@/components/public/use-read';
import { sentWords, useSentOnce } from '@/components/public/use-sent-once';
import { countryName, FALLBACK_COUNTRY } from '@/lib/countries';
import { checkedForm } from '@/model/problems';
import { publicPaths } from '@/model/public-paths';
import { type NewAccount, newAccountProblems } from '@/model/sign-up/new-account';
import { nextStep, type Progress } from '@/model/sign-up/next-step';
import type { OwnAccount } from '@/model/sign-up/readers';
import { Button } from '@/ui/button';
import { DocumentLink } from '@/ui/document-link';
import { AccountFields } from './account-fields';
import { useProgress } from './use-progress';

const schema = checkedForm(newAccountProblems);

const SENT = {
  what: 'Your account',
  maybe: 'It may have been made.',
  lacking: 'It is not there yet.',
};

interface NewAccountFormProps {
  readonly title: string;
  readonly known: Progress;
  readonly isAdditional: boolean;
}

function NewAccountForm({ title, known, isAdditional }: NewAccountFormProps) {
  const { api, go, track, findCountry } = usePublicPage();
  const { busy, failed, ask } = useAsk(joined(', '));
  const form = useForm<NewAccount>({
    resolver: valibotResolver(schema),
    defaultValues: { name: '', country: FALLBACK_COUNTRY },
  });
  useKept(form, known.user);
  const suggest = useEffectEvent((code: string | undefined) => {
    const isChosen = form.getFieldState('country').isDirty;
    if (isChosen || code === undefined || countryName(code) === undefined) return;
    form.resetField('country', { defaultValue: code.toUpperCase() });
  });
  useEffect(() => {
    void findCountry?.().then(suggest);
  }, [findCountry]);
  const press = usePressKeys();
  const sent = useSentOnce();
  const { send, openSince, isLacking, looked } = sent;
  const goOn = ({ id }: OwnAccount) => {
    track('account_created');
    go(publicPaths.signUpAccount(id), 'replace');
  };
  const submit = form.handleSubmit((values) =>
    ask(() =>
      send(async () =>
        goOn(await press(values, (key) => api.createAccount(values, known.accounts, key))),
      ),
    ),
  );
  const check = form.handleSubmit((values) =>
    ask(async () => {
      const made = await api.madeAccount(values, known.accounts);
      looked(made !== undefined);
      if (made !== undefined) goOn(made);
    }),
  );
  return (
    <PublicScreen
      title={title}
      told={sentWords(sent, SENT)}
      // While the account's end is not known, Enter sends no second one.
      onSubmit={() => void (openSince === undefined && submit())}
    >
      <p>
        Your account starts as a free trial of one month. It is activated once you have added a
        payment card.
      </p>
      <AccountFields form={form} />
      {openSince === undefined ? (
        <Button type="submit" variant="primary" wide busy={busy}>
          Continue
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
        {isAdditional ? 'Cancel' : 'Log out'}
      </DocumentLink>
      <Failure failed={failed} />
    </PublicScreen>
  );
}

/** `/signup/account`: the user's first account, or with `?additional` another (spec 1 §2). */
export function NewAccountScreen() {
  const { go, query } = usePublicPage();
  const isAdditional = query.has('additional');
  const title = isAdditional ? 'Create New Account' : 'Set up your account';
  const { data: progress, error, busy, again } = useRead(useProgress());
  const step = progress && nextStep(progress);
  const elsewhere = isAdditional || step === publicPaths.signUpAccount() ? undefined : step;
  useEffect(() => {
    if (elsewhere !== undefined) go(elsewhere, 'replace');
  }, [elsewhere, go]);
  if (error !== undefined) return <ReadFailed {...{ title, error, busy }} onRetry={again} />;
  if (progress === undefined || elsewhere !== undefined) return <PublicWait />;
  return <NewAccountForm {...{ title, isAdditional }} known={progress} />;
}
