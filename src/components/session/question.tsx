import { type ReactNode, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLogOut } from '@/components/scope/leave/use-log-out';
import { useNow } from '@/components/scope/use-now';
import { selectCurrentUser } from '@/store/accounts/accounts-slice';
import {
  CODE_REQUIRED,
  isOneTimePassword,
  selectSession,
  session,
} from '@/store/session/session-slice';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { PasswordField, TextField } from '@/ui/text-field';
import { SignInFailure } from './sign-in-failure';
import { words } from './words';

const SECOND_MS = 1000;

function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time until sign-out; not read out at every tick. */
function Countdown({ deadline }: { readonly deadline: number }) {
  const now = useNow(SECOND_MS);
  return (
    <span>
      {words.loggedOutIn(
        <strong role="timer" aria-label={words.timeLeft}>
          {clock(deadline - now)}
        </strong>,
      )}
    </span>
  );
}

interface PromptFrameProps {
  /** Milliseconds since the epoch. */
  readonly deadline: number;
  readonly action: string;
  readonly onSubmit: () => void;
  readonly other?: ReactNode;
  readonly children: ReactNode;
}

function PromptFrame({ deadline, action, onSubmit, other, children }: PromptFrameProps) {
  // Asks about unfinished changes, as the menu does.
  const logOut = useLogOut();
  const { status, busy } = useSelector(selectSession);
  // Answered here or in another window.
  const answered = status === 'valid';
  return (
    <DialogFrame
      title={words.title}
      busy={busy || answered}
      onSubmit={() => {
        if (!busy && !answered) onSubmit();
      }}
      actions={
        <>
          <Button icon="sign-out" onClick={logOut}>
            {words.logOut}
          </Button>
          {other}
          <Button type="submit" variant="primary" busy={busy || answered}>
            {action}
          </Button>
        </>
      }
    >
      <p>
        {words.ended} {answered ? words.checking : <Countdown deadline={deadline} />}
      </p>
      <SignInFailure />
      {children}
    </DialogFrame>
  );
}

/** Names the user, also for password managers. */
function PasswordPrompt({ deadline }: { readonly deadline: number }) {
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
    <PromptFrame deadline={deadline} action={words.stay} onSubmit={submit}>
      {email === undefined ? (
        <TextField
          ref={username}
          label={words.email}
          name="username"
          type="email"
          autoComplete="username"
        />
      ) : (
        <p>
          {words.signedInAs(email)}
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
        label={words.password}
        name="password"
        autoComplete="current-password"
        autoFocus
      />
    </PromptFrame>
  );
}

function CodePrompt({ deadline }: { readonly deadline: number }) {
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
      action={words.continue}
      onSubmit={submit}
      other={
        <Button variant="quiet" onClick={() => dispatch(session.oneTimePasswordCancelled())}>
          {words.cancel}
        </Button>
      }
    >
      <TextField
        ref={field}
        label={words.code}
        name="otp"
        mono
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        hint={words.codeHint}
        error={error}
        onInput={() => setError(undefined)}
      />
    </PromptFrame>
  );
}

interface QuestionProps {
  /** False when another window's sign-in has taken over. */
  readonly asks: boolean;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
}

export function Question({ asks, deadline }: QuestionProps) {
  const { step } = useSelector(selectSession);
  if (!asks) return <Elsewhere />;
  return step === 'password' ? (
    <PasswordPrompt deadline={deadline} />
  ) : (
    <CodePrompt deadline={deadline} />
  );
}

function Elsewhere() {
  const logOut = useLogOut();
  return (
    <DialogFrame
      title={words.elsewhere}
      busy
      actions={
        <Button icon="sign-out" onClick={logOut}>
          {words.logOut}
        </Button>
      }
    >
      <p>{words.checking}</p>
    </DialogFrame>
  );
}
