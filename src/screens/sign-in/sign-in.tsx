import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Mark } from '@/components/scope/deployment-context';
import { PublicFrame } from '@/components/session/public/public-frame';
import { SignInFailure } from '@/components/session/sign-in-failure';
import { publicPaths } from '@/model/public-paths';
import {
  CODE_REQUIRED,
  isOneTimePassword,
  selectSession,
  session,
} from '@/store/session/session-slice';
import { Button } from '@/ui/button';
import { DocumentLink } from '@/ui/document-link';
import { PasswordField, TextField } from '@/ui/text-field';
import { words } from './words';

interface PasswordFormProps {
  readonly signUp: boolean;
  readonly email?: string | undefined;
}

/** Plain fields, which password managers recognise. */
function PasswordForm({ signUp, email: given }: PasswordFormProps) {
  const dispatch = useDispatch();
  const { status, busy, refused, leftElsewhere } = useSelector(selectSession);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const first = email.current?.value === '' ? email : password;
    first.current?.focus();
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const typed = { username: text('username'), password: text('password') };
    setMissing(Object.keys(typed).filter((name) => text(name).trim() === ''));
    dispatch(session.signInRequested(typed));
  }
  // Marks the missing fields. If none is missing, it marks both: nobody says which is wrong.
  const isWrong = (name: string) => refused && (missing.length === 0 || missing.includes(name));

  return (
    <form onSubmit={submit} noValidate aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">{words.password.title}</h1>
      {leftElsewhere && <p role="status">{words.password.leftElsewhere}</p>}
      {status === 'expired' && <p role="status">{words.password.expired}</p>}
      <TextField
        ref={email}
        label={words.password.email}
        name="username"
        type="email"
        defaultValue={given}
        invalid={isWrong('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        ref={password}
        label={words.password.password}
        name="password"
        invalid={isWrong('password')}
        autoComplete="current-password"
        aside={
          <DocumentLink href={publicPaths.forgottenPassword}>
            {words.password.forgotten}
          </DocumentLink>
        }
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {words.password.title}
      </Button>
      {signUp && (
        <p>
          {words.password.newHere(
            <DocumentLink href={publicPaths.signUp}>{words.password.createAccount}</DocumentLink>,
          )}
        </p>
      )}
      {/* Below the fields and the button, so that these stay in place. */}
      <SignInFailure />
    </form>
  );
}

/** Six digits from an app, or eight of a backup code (docs/product/sign-in.md#sign-in-code). */
function OneTimePasswordForm() {
  const dispatch = useDispatch();
  const { busy, refused } = useSelector(selectSession);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    // Apps show the code in groups: copied spaces are ignored.
    const otp = (field.current?.value ?? '').replaceAll(/\s/g, '');
    const valid = isOneTimePassword(otp);
    setError(valid ? undefined : CODE_REQUIRED);
    if (valid) dispatch(session.oneTimePasswordSubmitted({ otp }));
    else field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby="one-time-password-title">
      <h1 id="one-time-password-title">{words.oneTimePassword.title}</h1>
      <TextField
        ref={field}
        label={words.oneTimePassword.code}
        name="otp"
        mono
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={words.oneTimePassword.codeHint}
        error={error}
        invalid={refused}
        onInput={() => setError(undefined)}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {words.oneTimePassword.continueLabel}
      </Button>
      <Button variant="quiet" wide onClick={() => dispatch(session.oneTimePasswordCancelled())}>
        {words.oneTimePassword.cancelLabel}
      </Button>
      {/* Below the fields and the button, so that these stay in place. */}
      <SignInFailure />
    </form>
  );
}

interface SignInProps extends PasswordFormProps {
  readonly product: string;
  readonly release: string;
  readonly mark?: Mark | undefined;
}

export function SignIn({ product, release, mark, ...form }: SignInProps) {
  const { step } = useSelector(selectSession);
  return (
    <PublicFrame product={product} release={release} mark={mark}>
      {step === 'password' ? <PasswordForm {...form} /> : <OneTimePasswordForm />}
    </PublicFrame>
  );
}
