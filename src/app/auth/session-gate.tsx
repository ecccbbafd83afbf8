import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { NextTry } from '@/components/records/page/next-try';
import { RELEASE } from '@/model/release';
import type { ApiErrorFacts } from '@/provider/api-error';
import { SignIn } from '@/screens/sign-in/sign-in';
import { selectSession, selectSessionStatus, session } from '@/store/session/session-slice';
import { DocumentLink } from '@/ui/document-link';
import { FormError } from '@/ui/form-error';
import { Logo } from '@/ui/logo';
import { type App, checkSession } from '@/app/boot/create-app';
import styles from './session-gate.module.css';
import { words } from './words';

interface SessionGateProps {
  readonly app: App;
  readonly children: ReactNode;
}

export function SessionGate({ app, children }: SessionGateProps) {
  const { status, checkFailure, endCount } = useSelector(selectSession);
  // The key drops everything drawn, typed or opened in an earlier session.
  if (status === 'valid' || status === 'expired')
    return <Fragment key={endCount}>{children}</Fragment>;
  if (status === 'invalid') return <SignInPage app={app} />;
  return checkFailure === undefined ? <Waiting /> : <NoAnswer app={app} error={checkFailure} />;
}

export function SignInPage({ app }: { readonly app: App }) {
  const { product, features, mark } = app.config;
  const email = new URLSearchParams(window.location.search).get('email') ?? undefined;
  return (
    <>
      <title>{words.session.signInTitle(product)}</title>
      <SignIn
        product={product}
        release={RELEASE}
        mark={mark}
        signUp={features.signUp}
        email={email}
      />
    </>
  );
}

export function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={words.session.loading}>
      <Logo size={40} />
    </div>
  );
}

interface NoAnswerProps {
  readonly app: App;
  readonly error: ApiErrorFacts;
}

function NoAnswer({ app, error }: NoAnswerProps) {
  const dispatch = useDispatch();
  const { busy } = useSelector(selectSession);
  const { product, links } = app.config;
  const title = words.session.noAnswerTitle(product);
  return (
    <main className={styles.noAnswer}>
      <title>{product}</title>
      <Logo size={40} />
      <h1>{title}</h1>
      <FormError>{error.messages.join('. ')}</FormError>
      <FailureToolsLater what={title} error={error} />
      <p className={styles.next}>
        <NextTry
          error={error}
          busy={busy}
          variant="primary"
          onRetry={() => {
            dispatch(session.checkRetried());
            void checkSession(app);
          }}
        />
        {links.status !== undefined && (
          <DocumentLink href={links.status}>{words.session.systemStatus}</DocumentLink>
        )}
      </p>
    </main>
  );
}

interface SignOutProps {
  readonly children: ReactNode;
}

export function SignOut({ children }: SignOutProps) {
  const dispatch = useDispatch();
  const status = useSelector(selectSessionStatus);
  // Only once: a sign-in on this page is kept.
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current && status !== 'invalid') dispatch(session.signOutRequested());
    asked.current = true;
  }, [dispatch, status]);
  return status === 'invalid' ? children : <Waiting />;
}
