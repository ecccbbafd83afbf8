import { useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import styles from './progress.module.css';

interface ProgressProps {
  /** How far, from 0 to 1. Absent when it cannot be known: the bar wanders. */
  readonly value?: number | undefined;
  /** What is under way, for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A thin bar that fills. */
export function Progress({ value, label, className }: ProgressProps) {
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
      className={classNames(styles.track, className)}
    >
      <span ref={bar} className={share === undefined ? styles.wandering : styles.bar} />
    </span>
  );
}
