import { useLayoutEffect, useRef } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  /** From 0 to 1; absent when unknown. */
  readonly value?: number | undefined;
  readonly label: string;
}

export function Progress({ value, label }: ProgressProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  useLayoutEffect(() => {
    if (share !== undefined) bar.current?.style.setProperty('--share', String(share));
  }, [share]);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      className={styles.track}
    >
      <span ref={bar} className={share === undefined ? styles.wandering : styles.bar} />
    </span>
  );
}
