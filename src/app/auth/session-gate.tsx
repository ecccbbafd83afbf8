import { Fragment, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SignIn } from '@/screens/sign-in/sign-in';
import { selectSession, session } from '@/store/session/session-slice';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Logo } from '@/ui/logo';
import { checkSession, type App } from '../boot/create-app';
import { RELEASE } from '../config';
import styles from './session-gate.module.css';

interface SessionGateProps {
  readonly app: App;
  readonly children: ReactNode;
}

/** Shows the sign-in screen to anybody who is not signed in. */
export function SessionGate({ app, children }: SessionGateProps) {
  const { status, message, endCount } = useSelector(selectSession);
  // The key drops everything drawn, typed or opened in an earlier session.
  if (status === 'valid' || status === 'expired')
    return <Fragment key={endCount}>{children}</Fragment>;
  if (status === 'invalid') return <SignInPage app={app} />;
  return message === undefined ? <Waiting /> : <NoAnswer app={app} message={message} />;
}

function SignInPage({ app }: { app: App }) {
  const { product, features } = app.config;
  return (
    <>
      <title>{`Sign in · ${product}`}</title>
      <SignIn product={product} release={RELEASE} signUp={features.signUp} />
    </>
  );
}

/** Shown while the session is checked and the panel's code loads. */
export function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading">
      <Logo size={40} />
    </div>
  );
}

function NoAnswer({ app, message }: { app: App; message: string }) {
  const dispatch = useDispatch();
  return (
    <main className={styles.noAnswer}>
      <h1>{app.config.product} cannot reach the provider</h1>
      <FormError>{message}</FormError>
      <Button
        variant="primary"
        onClick={() => {
          dispatch(session.checkRetried());
          void checkSession(app);
        }}
      >
        Try again
      </Button>
    </main>
  );
}
