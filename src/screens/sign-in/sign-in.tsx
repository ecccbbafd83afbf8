import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '@/store/session/session-slice';
import { Logo } from '@/ui/logo';
import { OneTimePasswordForm } from './one-time-password-form';
import { PasswordForm } from './password-form';
import styles from './sign-in.module.css';

interface SignInProps {
  product: string;
  release: string;
  signUp: boolean;
}

/** Spec 1 §1. */
const PROMISES: readonly (readonly [title: string, text: string])[] = [
  ['Get started in seconds', 'A server is up before the kettle boils.'],
  [
    'Simple, fast and flexible cloud infrastructure',
    'Servers, networks, databases and storage in one place.',
  ],
  ['Clear and simple pricing', 'By the hour, in pounds, seen before you press the button.'],
];

/** Both steps of signing in. */
export function SignIn({ product, release, signUp }: SignInProps) {
  const { step } = useSelector(selectSession);
  return (
    <SignInFrame product={product} release={release}>
      {step === 'password' ? <PasswordForm signUp={signUp} /> : <OneTimePasswordForm />}
    </SignInFrame>
  );
}

interface SignInFrameProps {
  product: string;
  release: string;
  children: ReactNode;
}

/** The frame of screens outside the panel. */
function SignInFrame({ product, release, children }: SignInFrameProps) {
  return (
    <div className={styles.frame}>
      <main className={styles.main}>
        <div className={styles.form}>
          <p className={styles.brand}>
            <Logo />
            {product}
          </p>
          {children}
        </div>
      </main>
      <aside className={styles.aside} aria-label={`About ${product}`}>
        <h2>Your cloud, under steady hands.</h2>
        <ul>
          {PROMISES.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
            </li>
          ))}
        </ul>
        <p className={styles.release}>{release}</p>
      </aside>
    </div>
  );
}
