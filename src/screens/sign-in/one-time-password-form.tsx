import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SignInFailure } from '@/components/session/sign-in-failure';
import { selectSession, session } from '@/store/session/session-slice';
import { CODE_REQUIRED, isOneTimePassword } from '@/store/session/sign-in-messages';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';

/** Six digits from an app, or eight of a backup code (spec 1 §5). */
export function OneTimePasswordForm() {
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
      <h1 id="one-time-password-title">Two-factor authentication</h1>
      <TextField
        ref={field}
        label="One Time Password"
        name="otp"
        mono
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="The 6 digits that your authenticator app shows, or one of your backup codes."
        error={error}
        invalid={refused}
        onInput={() => setError(undefined)}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        Continue
      </Button>
      <Button variant="quiet" wide onClick={() => dispatch(session.oneTimePasswordCancelled())}>
        Cancel
      </Button>
      {/* Below what is pressed and typed, which so stays where it is. */}
      <SignInFailure />
    </form>
  );
}
