import { useState } from 'react';
import { formatSize } from '@/lib/sizes';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SegmentedControl } from '@/ui/segmented-control';
import type { UploadRow } from './use-upload-items';
import styles from './upload-dialog.module.css';
import { words } from './words';

const DRAWN = 100;

const CHOICES = [
  { value: 'skip', label: words.row.skip },
  { value: 'overwrite', label: words.row.overwrite },
] as const;

interface UploadListProps {
  readonly rows: readonly UploadRow[];
  readonly onLeaveOut: (rows: readonly UploadRow[]) => void;
  readonly onOverwrite: (rows: readonly UploadRow[], isOverwritten: boolean) => void;
}

/** Rank in the list: problems first, then names that exist, as these need an answer. */
const order = ({ problem, existence }: UploadRow): number =>
  problem !== undefined ? 0 : existence === 'exists' ? 1 : 2;

export function UploadList({ rows, onLeaveOut, onOverwrite }: UploadListProps) {
  const [drawn, setDrawn] = useState(DRAWN);
  const sorted = rows.toSorted((one, other) => order(one) - order(other));
  const barred = rows.filter(({ problem }) => problem !== undefined);
  const existing = rows.filter((row) => order(row) === 1);
  const more = rows.length - drawn;
  return (
    <>
      {(barred.length > 1 || existing.length > 1) && (
        <div className={styles.all}>
          {barred.length > 1 && (
            <Button size="s" onClick={() => onLeaveOut(barred)}>
              {words.list.leaveOutBarred(barred.length)}
            </Button>
          )}
          {existing.length > 1 && (
            <>
              <span>{words.list.existing(existing.length)}</span>
              <Button size="s" onClick={() => onOverwrite(existing, false)}>
                {words.list.skipAll}
              </Button>
              <Button size="s" onClick={() => onOverwrite(existing, true)}>
                {words.list.overwriteAll}
              </Button>
            </>
          )}
        </div>
      )}
      {rows.length === 0 ? (
        <p>{words.list.empty}</p>
      ) : (
        <ul aria-label={words.everywhere.filesLabel} className={styles.files} tabIndex={-1}>
          {sorted.slice(0, drawn).map((row) => (
            <Row
              key={`${row.object}\n${row.problem ?? ''}`}
              row={row}
              {...{ onLeaveOut, onOverwrite }}
            />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button size="s" variant="quiet" onClick={() => setDrawn(drawn + DRAWN)}>
          {words.list.more(Math.min(DRAWN, more), rows.length)}
        </Button>
      )}
    </>
  );
}

type RowProps = Omit<UploadListProps, 'rows'> & { readonly row: UploadRow };

function Row({ row, onLeaveOut, onOverwrite }: RowProps) {
  const { path, size, problem, existence, overwrite } = row;
  return (
    <li className={styles.file} data-barred={problem !== undefined || undefined}>
      <Icon name={problem === undefined ? 'upload' : 'error'} />
      <div className={styles.words}>
        <span>{path}</span>
        <span className={styles.state}>
          {problem === undefined ? words.row.state(size, existence) : formatSize(size)}
        </span>
        {problem !== undefined && <span className={styles.problem}>{problem}</span>}
      </div>
      {existence === 'exists' && problem === undefined && (
        <SegmentedControl
          label={words.row.existsLabel(path)}
          value={overwrite ? 'overwrite' : 'skip'}
          options={CHOICES}
          onChange={(choice) => onOverwrite([row], choice === 'overwrite')}
        />
      )}
      <IconButton
        icon="close"
        label={words.row.leaveOutLabel(path)}
        size="s"
        onClick={() => onLeaveOut([row])}
      />
    </li>
  );
}
