import { type FormEvent, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '@/model/paths';
import { selectSession, session } from '@/store/session/session-slice';
import { Button } from '@/ui/button';
import { DocumentLink } from '@/ui/document-link';
import { FormError } from '@/ui/form-error';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';

/** Plain fields, which password managers recognise. */
export function PasswordForm({ signUp }: { signUp: boolean }) {
  const dispatch = useDispatch();
  const { busy, message } = useSelector(selectSession);
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    dispatch(session.signInRequested({ username: text('username'), password: text('password') }));
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">Sign in</h1>
      <FormError>{message}</FormError>
      <TextField
        ref={email}
        label="Email"
        name="username"
        type="email"
        size="l"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label="Password"
        name="password"
        size="l"
        autoComplete="current-password"
        aside={<DocumentLink href={paths.forgottenPassword}>Forgot password?</DocumentLink>}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        Sign in
      </Button>
      {signUp && (
        <p>
          New here? <DocumentLink href={paths.signUp}>Create an Account</DocumentLink>
        </p>
      )}
    </form>
  );
}
