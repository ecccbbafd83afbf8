import { useLayoutEffect, useRef } from 'react';
import styles from './meter.module.css';

interface MeterProps {
  readonly label: string;
  /** Value in words: '12 of 16'. */
  readonly text: string;
  /** From 0; 1 and more is full. */
  readonly share: number;
  readonly warnsFrom?: number;
}

export function Meter({ label, text, share, warnsFrom = 1 }: MeterProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const shown = Math.min(1, Math.max(0, share));
  useLayoutEffect(() => {
    bar.current?.style.setProperty('--share', String(shown));
  }, [shown]);
  return (
    <span
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown * 100)}
      aria-valuetext={text}
      className={styles.meter}
      data-warns={share >= warnsFrom || undefined}
    >
      <span ref={bar} />
    </span>
  );
}
