import type { ReactNode } from 'react';
import type { Mark } from '@/components/scope/deployment-context';
import { Logo } from '@/ui/logo';
import styles from './public-frame.module.css';
import { words } from './words';

export interface PublicFrameProps {
  readonly product: string;
  readonly release: string;
  readonly mark?: Mark | undefined;
  readonly children: ReactNode;
}

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
      <aside className={styles.aside} aria-label={words.about(product)}>
        <h2>{words.lead}</h2>
        <ul>
          {words.promises.map(({ title, text }) => (
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
