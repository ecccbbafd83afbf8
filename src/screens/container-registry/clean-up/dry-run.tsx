import { Created } from '@/components/records/created';
import { Items, LISTED, More } from '@/components/verbs/bulk-items';
import { counted, formatCount, sentence } from '@/lib/text';
import type { CleanUpPlan } from '@/model/registry/clean-up';
import { shortDigest } from '@/model/registry/tags';
import { useAnnounced } from '@/ui/announcer';
import { Truncate } from '@/ui/truncate';
import styles from './dry-run.module.css';

interface DryRunProps {
  readonly plan: CleanUpPlan;
  /** Whether the tags are as they are now. */
  readonly isRead: boolean;
  /** Why there is no plan yet. */
  readonly waiting: string | undefined;
  readonly now: number;
}

/** What a clean-up would do, before anything is done. */
export function DryRun({ plan, isRead, waiting, now }: DryRunProps) {
  const { going, staying } = plan;
  const words = !isRead
    ? 'Reading the tags'
    : (waiting ??
      `Dry run: ${counted(going.length, 'tag')} would go, ${formatCount(staying.length)} would stay`);
  useAnnounced(words);
  return (
    <div className={styles.run}>
      <p>
        <strong>{sentence(words)}</strong>
      </p>
      {going.length > 0 && (
        <Items label="Would go">
          {going.slice(0, LISTED).map((tag) => (
            <li key={tag.id} className={styles.tag}>
              <Truncate text={tag.name} />
              <span className={styles.facts}>
                {tag.digest !== undefined && <code>{shortDigest(tag.digest)}</code>}{' '}
                <Created iso={tag.last_modified} now={now} />
              </span>
            </li>
          ))}
          <More count={going.length} />
        </Items>
      )}
      {staying.length > 0 && (
        <details>
          <summary>{counted(staying.length, 'tag')} would stay, and why</summary>
          <Items label="Would stay">
            {staying.slice(0, LISTED).map(({ tag, why }) => (
              <li key={tag.id} className={styles.tag}>
                <Truncate text={tag.name} />
                <span className={styles.facts}>{why}</span>
              </li>
            ))}
            <More count={staying.length} />
          </Items>
        </details>
      )}
    </div>
  );
}
