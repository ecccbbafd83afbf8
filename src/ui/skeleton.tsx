import styles from './skeleton.module.css';

interface SkeletonProps {
  /**
   * `text` for a line, `word` within one, `title` for a heading, `control` for a button or field,
   * `block` fills.
   */
  readonly shape?: 'text' | 'word' | 'title' | 'control' | 'block' | undefined;
  readonly width?: 'full' | 'long' | 'short' | undefined;
}

export const outline = { inert: true, 'aria-hidden': true, 'aria-busy': true } as const;

/** Invisible for 150 ms against flicker. What is around it has the attributes of `outline`. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-waits
      data-shape={shape}
      data-width={width}
      className={styles.skeleton}
    />
  );
}
