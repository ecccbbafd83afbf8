import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCurrentUser } from '@/store/accounts/accounts-selectors';
import { session } from '@/store/session/session-slice';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { PromptFrame } from './prompt-frame';

/** Names the user, also for password managers. */
export function PasswordPrompt({ deadline }: { readonly deadline: number }) {
  const dispatch = useDispatch();
  const email = useSelector(selectCurrentUser)?.email_address ?? undefined;
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  function submit() {
    const typed = { username: username.current?.value, password: password.current?.value };
    dispatch(
      session.signInRequested({ username: typed.username ?? '', password: typed.password ?? '' }),
    );
    password.current?.focus();
  }

  return (
    <PromptFrame deadline={deadline} action="Stay logged in" onSubmit={submit}>
      {email === undefined ? (
        <TextField
          ref={username}
          label="Email"
          name="username"
          type="email"
          autoComplete="username"
        />
      ) : (
        <p>
          Signed in as {email}
          {/* For password managers. */}
          <input
            ref={username}
            hidden
            readOnly
            name="username"
            type="email"
            autoComplete="username"
            value={email}
          />
        </p>
      )}
      <PasswordField
        ref={password}
        label="Password"
        name="password"
        autoComplete="current-password"
        autoFocus
      />
    </PromptFrame>
  );
}
