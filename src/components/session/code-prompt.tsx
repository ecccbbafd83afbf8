import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { session } from '@/store/session/session-slice';
import { CODE_REQUIRED, isOneTimePassword } from '@/store/session/sign-in-messages';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { PromptFrame } from './prompt-frame';

/** The second step of signing in. */
export function CodePrompt({ deadline }: { readonly deadline: number }) {
  const dispatch = useDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  function submit() {
    const otp = (field.current?.value ?? '').replaceAll(/\s/g, '');
    const valid = isOneTimePassword(otp);
    setError(valid ? undefined : CODE_REQUIRED);
    if (valid) dispatch(session.oneTimePasswordSubmitted({ otp }));
    field.current?.focus();
  }

  return (
    <PromptFrame
      deadline={deadline}
      action="Continue"
      onSubmit={submit}
      other={
        <Button variant="quiet" onClick={() => dispatch(session.oneTimePasswordCancelled())}>
          Cancel
        </Button>
      }
    >
      <TextField
        ref={field}
        label="One Time Password"
        name="otp"
        mono
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        hint="The 6 digits that your authenticator app shows, or one of your backup codes."
        error={error}
        onInput={() => setError(undefined)}
      />
    </PromptFrame>
  );
}
