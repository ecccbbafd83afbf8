import { outline, Skeleton } from '@/ui/skeleton';
import styles from './event-lines.module.css';

export function EventLinesSkeleton({ count }: { readonly count: number }) {
  return (
    <ul className={styles.lines} {...outline}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Skeleton width="long" />
        </li>
      ))}
    </ul>
  );
}
