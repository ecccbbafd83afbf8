import type { ReactNode } from 'react';
import { truncateName } from '@/lib/text';
import styles from './truncate.module.css';

export function Truncate({ text }: { readonly text: string }) {
  const cut = truncateName(text);
  return cut === text ? text : <span title={text}>{cut}</span>;
}

/** Cut after three lines (spec 1 §9); `title` is shown on hover. */
export function Clamp(props: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <span className={styles.clamp} title={props.title}>
      {props.children}
    </span>
  );
}
