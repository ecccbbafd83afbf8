import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SignInFailure } from '@/components/session/sign-in-failure';
import { publicPaths } from '@/model/public-paths';
import { selectSession, session } from '@/store/session/session-slice';
import { Button } from '@/ui/button';
import { DocumentLink } from '@/ui/document-link';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';

export interface PasswordFormProps {
  readonly signUp: boolean;
  /** The address that is there from the start. */
  readonly email?: string | undefined;
}

/** Plain fields, which password managers recognise. */
export function PasswordForm({ signUp, email: given }: PasswordFormProps) {
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
  // What is missing; else nobody says which of the two is wrong.
  const isWrong = (name: string) => refused && (missing.length === 0 || missing.includes(name));

  return (
    <form onSubmit={submit} noValidate aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">Sign in</h1>
      {leftElsewhere && <p role="status">You signed out in another window</p>}
      {status === 'expired' && <p role="status">Your session has ended. Sign in to continue.</p>}
      <TextField
        ref={email}
        label="Email"
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
        label="Password"
        name="password"
        invalid={isWrong('password')}
        autoComplete="current-password"
        aside={<DocumentLink href={publicPaths.forgottenPassword}>Forgot password?</DocumentLink>}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        Sign in
      </Button>
      {signUp && (
        <p>
          New here? <DocumentLink href={publicPaths.signUp}>Create an Account</DocumentLink>
        </p>
      )}
      {/* Below what is pressed and typed, which so stays where it is. */}
      <SignInFailure />
    </form>
  );
}
