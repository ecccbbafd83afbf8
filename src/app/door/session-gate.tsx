import { useDispatch, useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { SignIn } from '@/screens/sign-in/sign-in';
import { selectSession, session } from '@/store/session/session-slice';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Logo } from '@/ui/logo';
import { checkSession, type App } from '../boot/create-app';
import { RELEASE } from '../config';
import styles from './session-gate.module.css';

/** Lets through to the panel whoever is signed in; anybody else gets the sign-in screen in its place. */
export function SessionGate({ app }: { app: App }) {
  return <Gate app={app} inside={<Outlet />} />;
}

/** The same while the panel's code is on its way. */
export function GateWhileLoading({ app }: { app: App }) {
  return <Gate app={app} inside={<Waiting />} />;
}

function Gate({ app, inside }: { app: App; inside: React.ReactNode }) {
  const { status, message } = useSelector(selectSession);
  if (status === 'valid' || status === 'expired') return inside;
  if (status === 'unchecked') {
    return message === undefined ? <Waiting /> : <NoAnswer app={app} message={message} />;
  }
  const { product, features } = app.config;
  return (
    <>
      <title>{`Sign in · ${product}`}</title>
      <SignIn product={product} release={RELEASE} signUp={features.signUp} />
    </>
  );
}

function Waiting() {
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
