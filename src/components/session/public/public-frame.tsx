import type { ReactNode } from 'react';
import type { Mark } from '@/components/scope/deployment-context';
import { Logo } from '@/ui/logo';
import styles from './public-frame.module.css';

export interface PublicFrameProps {
  readonly product: string;
  readonly release: string;
  readonly mark?: Mark | undefined;
  readonly children: ReactNode;
}

const PROMISES: readonly (readonly [title: string, text: string])[] = [
  ['Get started in seconds', 'A server is up before the kettle boils.'],
  [
    'Simple, fast and flexible cloud infrastructure',
    'Servers, networks, databases and storage in one place.',
  ],
  ['Clear and simple pricing', 'By the hour, in pounds, seen before you press the button.'],
];

export function PublicFrame({ product, release, mark, children }: PublicFrameProps) {
  return (
    <div className={styles.frame}>
      <main className={styles.main}>
        <div className={styles.form}>
          <p className={styles.brand}>
            <Logo />
            {product}
            {mark && <span>{mark.label}</span>}
          </p>
          {mark?.hint !== undefined && <p className="muted">{mark.hint}</p>}
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
