import type { ReactNode } from 'react';
import { cutName } from '@/lib/text';
import styles from './truncate.module.css';

/** A name cut to its first characters and an ellipsis; the whole name shows on hover. */
export function Truncate({ text }: { readonly text: string }) {
  const cut = cutName(text);
  return cut === text ? text : <span title={text}>{cut}</span>;
}

/** Text cut after three lines (spec 1 §9). `title` is the whole text, shown on hover. */
export function Clamp(props: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <span className={styles.clamp} title={props.title}>
      {props.children}
    </span>
  );
}
