import { changeOf, type StagedRule } from '@/model/firewall-rule/staged';
import type { StagedDraft } from './use-staged-draft';
import type { StagedControls } from './use-staged-rules';

interface Places {
  readonly staged: Pick<StagedControls, 'put' | 'undo'>;
  readonly keep: StagedDraft['keep'];
}

/** Steps of a save, noted in the list and in the draft: the draft outlives the page. */
export interface RowsBeingSaved {
  readonly begun: (task: string) => void;
  readonly sent: (key: string) => void;
  readonly failed: (key: string) => void;
  /** `made` is the id of a new rule. */
  readonly saved: (key: string, made: string | undefined) => void;
}

export function followRows(rows: readonly StagedRule[], { staged, keep }: Places): RowsBeingSaved {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  let savedBy: string | undefined;
  const write = () =>
    keep(
      [...byKey.values()].filter((row) => changeOf(row) !== 'none'),
      savedBy,
    );

  function note(key: string, news: Partial<StagedRule>) {
    const row = byKey.get(key);
    if (row === undefined) return;
    const next = { ...row, ...news };
    byKey.set(key, next);
    staged.put(next);
    write();
  }

  return {
    begun: (task) => {
      savedBy = task;
      write();
    },
    sent: (key) => note(key, { sentAt: Date.now() }),
    failed: (key) => note(key, { sentAt: undefined }),
    saved: (key, made) => {
      if (made !== undefined && byKey.get(key)?.rule === undefined) {
        note(key, { made, sentAt: undefined });
        return;
      }
      byKey.delete(key);
      staged.undo(key);
      write();
    },
  };
}
