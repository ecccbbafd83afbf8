import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { CountryField } from '@/components/scope/country-field';
import { Failure, ReadFailed } from '@/components/session/public/failure';
import { PublicScreen, PublicWait, usePublicPage } from '@/components/session/public/public-screen';
import { useAsk, useRead } from '@/components/session/public/use-ask';
import { usePressKeys } from '@/components/session/public/use-sent-once';
import { checkedForm } from '@/model/problems';
import { publicPaths } from '@/model/public-paths';
import { type NewAccount, nextStep, type Progress } from '@/model/sign-up/next-step';
import { emailProblem, type NewUser, newUserProblems } from '@/model/user/problems';
import { selectSessionStatus, session } from '@/store/session/session-slice';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { DocumentButton } from '@/ui/document-button';
import { DocumentLink } from '@/ui/document-link';
import { PasswordField, TextField } from '@/ui/text-field';
import { words } from './words';

const schema = checkedForm(newUserProblems);

/** As the provider says it: 'Email address has already been taken'. */
const TAKEN = /^e-?mail.*\b(taken|in use|exists?|registered)\b/iu;

interface LostProps {
  readonly failure: string;
  readonly email: string;
}

/** No answer came: another try would be refused, as the email is in use. */
function Lost({ failure, email }: LostProps) {
  return words.user.lost(
    failure,
    <DocumentLink href={publicPaths.signIn(email)}>{words.user.lostSignIn}</DocumentLink>,
  );
}

/** Words for a refusal (docs/product/accounts.md#email-in-use). */
function failureWords(messages: readonly string[], email: string) {
  const others = messages.filter((message) => !TAKEN.test(message));
  if (others.length === messages.length) return messages.join('. ');
  return words.user.emailTaken(
    <DocumentLink href={publicPaths.signIn(email)}>{words.user.signInInstead}</DocumentLink>,
    others.join('. '),
  );
}

function Terms() {
  const { terms } = usePublicPage();
  return words.user.agree(
    terms === undefined ? (
      words.user.terms
    ) : (
      <DocumentLink href={terms} target="_blank" rel="noopener noreferrer">
        {words.user.terms}
      </DocumentLink>
    ),
  );
}

function NewUserForm() {
  const { api, query, go, track } = usePublicPage();
  const dispatch = useDispatch();
  const given = query.get('email')?.trim() ?? '';
  const isInvited = emailProblem(given) === undefined;
  const form = useForm<NewUser, unknown, NewUser>({
    resolver: valibotResolver(schema),
    defaultValues: { name: '', email: given, password: '', termsAgreed: false },
  });
  const { errors } = form.formState;
  const { busy, failed, ask } = useAsk(({ messages }, isUnknown) => {
    const email = form.getValues('email').trim();
    if (isUnknown) return <Lost failure={messages.join('. ')} email={email} />;
    return failureWords(messages, email);
  });
  const press = usePressKeys();
  const submit = form.handleSubmit((user) =>
    ask(async () => {
      const scopes = await press(user, (key) => api.createUser(user, key));
      track('sign_up');
      go(publicPaths.signUpNext, 'replace');
      dispatch(session.signedUp({ scopes }));
    }),
  );
  return (
    <PublicScreen title={words.user.title} onSubmit={() => void submit()}>
      <TextField
        {...form.register('name')}
        label={words.user.name}
        autoFocus
        autoComplete="name"
        error={errors.name?.message}
      />
      <TextField
        {...form.register('email')}
        label={words.user.email}
        type="email"
        readOnly={isInvited}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={isInvited ? words.user.invitedEmailHint : undefined}
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        label={words.user.password}
        autoComplete="new-password"
        hint={errors.password ? undefined : words.user.passwordHint}
        error={errors.password?.message}
      />
      <CheckboxField
        {...form.register('termsAgreed')}
        label={<Terms />}
        error={errors.termsAgreed?.message}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {words.user.title}
      </Button>
      <p>
        {words.user.alreadyCustomer(
          <DocumentLink href={publicPaths.home}>{words.user.signIn}</DocumentLink>,
        )}
      </p>
      <Failure failed={failed} />
    </PublicScreen>
  );
}

function SignedInAlready() {
  const { api, query } = usePublicPage();
  const dispatch = useDispatch();
  const { data: who } = useRead(() => api.signedIn());
  const email = query.get('email');
  return (
    <PublicScreen title={words.signedIn.title}>
      <p>
        {who?.email === undefined
          ? words.signedIn.somebody
          : words.signedIn.person(who.name ?? '', who.email)}{' '}
        {email !== null && <>{words.signedIn.invited(email)} </>}
        {words.signedIn.logOutFirst}
      </p>
      <DocumentButton variant="primary" wide href={publicPaths.signUpNext}>
        {words.signedIn.continueLabel}
      </DocumentButton>
      <Button wide onClick={() => dispatch(session.signOutRequested())}>
        {words.steps.logOut}
      </Button>
    </PublicScreen>
  );
}

export function SignUp() {
  const status = useSelector(selectSessionStatus);
  return status === 'valid' ? <SignedInAlready /> : <NewUserForm />;
}

export function AccountFields({ form }: { readonly form: UseFormReturn<NewAccount> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...form.register('name')}
        label={words.account.name}
        autoFocus
        autoComplete="organization"
        hint={words.account.nameHint}
        error={errors.name?.message}
      />
      <CountryField {...form.register('country')} error={errors.country?.message} />
    </>
  );
}

export function useProgress(): () => Promise<Progress> {
  const { api } = usePublicPage();
  return async () => {
    const [user, accounts, { invitations }] = await Promise.all([
      api.signedIn(),
      api.accounts(),
      api.invitations(),
    ]);
    return { user: user.id, accounts, invitations };
  };
}

export function SignUpNext() {
  const { go } = usePublicPage();
  const { data: progress, error, busy, again } = useRead(useProgress());
  useEffect(() => {
    if (progress !== undefined) go(nextStep(progress), 'replace');
  }, [progress, go]);
  if (error === undefined) return <PublicWait />;
  return <ReadFailed title={words.steps.title} {...{ error, busy }} onRetry={again} />;
}
