import type { ReactNode } from 'react';
import styles from './truncate.module.css';

/** Names longer than this are cut (spec 1 §9). */
const nameLength = 50;

interface TruncateProps {
  readonly text: string;
  /** In characters as people count them. */
  readonly length?: number | undefined;
}

/** A name cut to its first characters and an ellipsis; the whole name shows on hover. */
export function Truncate({ text, length = nameLength }: TruncateProps) {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  return <span title={text}>{characters.slice(0, length).join('').trimEnd()}…</span>;
}

/** Text cut after three lines (spec 1 §9). `title` is the whole text, shown on hover. */
export function Clamp(props: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <span className={styles.clamp} title={props.title}>
      {props.children}
    </span>
  );
}
