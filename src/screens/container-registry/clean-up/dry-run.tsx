import { Items } from '@/components/lists/verbs/items';
import { Created } from '@/components/records/created';
import { downloadText } from '@/components/scope/download-text';
import { counted, formatCount, sentence } from '@/lib/text';
import { type CleanUpPlan, planCsv } from '@/model/registry/clean-up';
import { shortDigest } from '@/model/registry/tags';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { Truncate } from '@/ui/truncate';
import styles from './dry-run.module.css';

interface DryRunProps {
  /** Part of the file's name. */
  readonly name: string;
  readonly plan: CleanUpPlan;
  readonly isRead: boolean;
  readonly waiting: string | undefined;
  readonly now: number;
}

export function DryRun({ name, plan, isRead, waiting, now }: DryRunProps) {
  const { going, staying } = plan;
  const words = !isRead
    ? 'Reading the tags'
    : (waiting ??
      `Dry run: ${counted(going.length, 'tag')} would go, ${formatCount(staying.length)} would stay`);
  useAnnounced(words);
  return (
    <div className={styles.run}>
      <div className={styles.head}>
        <strong>{sentence(words)}</strong>
        <Button
          size="s"
          variant="quiet"
          icon="download"
          disabledReason={going.length === 0 ? 'No tag would go' : undefined}
          onClick={() => downloadText(`clean-up-${name}.csv`, planCsv(plan), 'text/csv')}
        >
          CSV
        </Button>
      </div>
      {going.length > 0 && (
        <Items
          label="Would go"
          items={going}
          idOf={({ id }) => id}
          draw={(tag) => (
            <span className={styles.tag}>
              <Truncate text={tag.name} />
              <span className={styles.facts}>
                {tag.digest !== undefined && <code>{shortDigest(tag.digest)}</code>}{' '}
                <Created iso={tag.last_modified} now={now} />
              </span>
            </span>
          )}
        />
      )}
      {staying.length > 0 && (
        <details>
          <summary>{counted(staying.length, 'tag')} would stay, and why</summary>
          <Items
            label="Would stay"
            items={staying}
            idOf={({ tag }) => tag.id}
            draw={({ tag, why }) => (
              <span className={styles.tag}>
                <Truncate text={tag.name} />
                <span className={styles.facts}>{why}</span>
              </span>
            )}
          />
        </details>
      )}
    </div>
  );
}
