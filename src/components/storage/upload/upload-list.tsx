import { useState } from 'react';
import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SegmentedControl } from '@/ui/segmented-control';
import type { UploadRow } from './use-upload-items';
import styles from './upload-dialog.module.css';

const DRAWN = 100;

const CHOICES = [
  { value: 'skip', label: 'Skip' },
  { value: 'overwrite', label: 'Overwrite' },
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
              Leave out {counted(barred.length, 'file')} that cannot be uploaded
            </Button>
          )}
          {existing.length > 1 && (
            <>
              <span>{counted(existing.length, 'file')} exist already:</span>
              <Button size="s" onClick={() => onOverwrite(existing, false)}>
                Skip all
              </Button>
              <Button size="s" onClick={() => onOverwrite(existing, true)}>
                Overwrite all
              </Button>
            </>
          )}
        </div>
      )}
      {rows.length === 0 ? (
        <p>Every file was left out.</p>
      ) : (
        <ul aria-label="Files to upload" className={styles.files} tabIndex={-1}>
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
          Show {Math.min(DRAWN, more)} more of {rows.length}
        </Button>
      )}
    </>
  );
}

const STATES = {
  unchecked: 'Checking…',
  new: 'New',
  exists: 'Exists already',
  unknown: 'Unknown whether it exists',
} as const;

type RowProps = Omit<UploadListProps, 'rows'> & { readonly row: UploadRow };

function Row({ row, onLeaveOut, onOverwrite }: RowProps) {
  const { path, size, problem, existence, overwrite } = row;
  return (
    <li className={styles.file} data-barred={problem !== undefined || undefined}>
      <Icon name={problem === undefined ? 'upload' : 'error'} />
      <div className={styles.words}>
        <span>{path}</span>
        <span className={styles.state}>
          {formatSize(size)}
          {problem === undefined && ` · ${STATES[existence]}`}
        </span>
        {problem !== undefined && <span className={styles.problem}>{problem}</span>}
      </div>
      {existence === 'exists' && problem === undefined && (
        <SegmentedControl
          label={`${path} exists already`}
          value={overwrite ? 'overwrite' : 'skip'}
          options={CHOICES}
          onChange={(choice) => onOverwrite([row], choice === 'overwrite')}
        />
      )}
      <IconButton
        icon="close"
        label={`Leave out ${path}`}
        size="s"
        onClick={() => onLeaveOut([row])}
      />
    </li>
  );
}
