import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` for a line, `title` for a heading, `control` for a button or field, `block` fills. */
  readonly shape?: 'text' | 'title' | 'control' | 'block' | undefined;
  readonly width?: 'full' | 'long' | 'short' | undefined;
}

/**
 * A grey shape where something will be. It stays unseen for 150 ms, so that what arrives at once
 * never flickers. Screen readers skip it: mark the region around it `aria-busy`.
 */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span aria-hidden="true" data-shape={shape} data-width={width} className={styles.skeleton} />
  );
}
