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
  /** For whoever is signed in. */
  readonly children: ReactNode;
}

/** Lets through to the panel whoever is signed in; anybody else gets the sign-in screen in its place. */
export function SessionGate({ app, children }: SessionGateProps) {
  const { status, message, ends } = useSelector(selectSession);
  // One session may follow another in the same moment: nothing drawn, typed or opened in it is left.
  if (status === 'valid' || status === 'expired') return <Fragment key={ends}>{children}</Fragment>;
  if (status === 'invalid') return <Door app={app} />;
  return message === undefined ? <Waiting /> : <NoAnswer app={app} message={message} />;
}

/** The sign-in screen. */
function Door({ app }: { app: App }) {
  const { product, features } = app.config;
  return (
    <>
      <title>{`Sign in · ${product}`}</title>
      <SignIn product={product} release={RELEASE} signUp={features.signUp} />
    </>
  );
}

/** While it isn't known who is there, and while the panel's code is on its way. */
export function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading">
      <Logo size={40} />
    </div>
  );
}

/** The provider did not say whether anybody is signed in. */
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
