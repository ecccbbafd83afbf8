import styles from './sparkline.module.css';

const WIDTH = 100;
const HEIGHT = 32;

type Value = number | null;

function pathOf(values: readonly Value[], top: number): string {
  const step = WIDTH / Math.max(values.length - 1, 1);
  return values
    .map((value, index) => {
      if (value === null) return '';
      const begins = index === 0 || values[index - 1] === null;
      const x = (index * step).toFixed(2);
      const y = (HEIGHT - 1 - (value / top) * (HEIGHT - 2)).toFixed(2);
      return `${begins ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

interface SparklineProps {
  /** Oldest first; null is a gap. */
  readonly values: readonly Value[];
  /** Value at its upper edge. */
  readonly top: number;
}

export function Sparkline({ values, top }: SparklineProps) {
  return (
    <svg
      aria-hidden="true"
      className={styles.sparkline}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
    >
      <path d={pathOf(values, top)} />
    </svg>
  );
}
