import { nanoid } from '@reduxjs/toolkit';
import { use, useEffect, useState } from 'react';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { useRecord } from '@/components/scope/data/use-record';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { useSessionEnded } from '@/components/session/stay-logged-in';
import { useUploads } from '@/components/storage/transfers/transfer-dock';
import { formatSize } from '@/lib/sizes';
import { counted, truncateName } from '@/lib/text';
import { quotaExcess } from '@/model/container/quota';
import { containerId } from '@/model/orbit/ids';
import { isSent } from '@/model/upload/item';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { FormError } from '@/ui/form-error';
import { Note } from '@/ui/note';
import { Spinner } from '@/ui/spinner';
import type { Chosen } from './chosen-files';
import { UploadList } from './upload-list';
import { useUploadItems } from './use-upload-items';
import styles from './upload-dialog.module.css';

export interface UploadDialogProps extends DialogProps<boolean> {
  readonly account: string;
  readonly container: string;
  readonly prefix: string;
  readonly files: Promise<Chosen>;
}

type Looked = Chosen | 'looking' | 'failed';

export function UploadDialog(props: UploadDialogProps) {
  const { files, close } = props;
  const [looked, setLooked] = useState<Looked>('looking');
  useEffect(() => {
    let isShown = true;
    files.then(
      (found) => isShown && setLooked(found),
      () => isShown && setLooked('failed'),
    );
    return () => void (isShown = false);
  }, [files]);
  if (looked !== 'looking' && looked !== 'failed' && looked.files.length > 0) {
    return <Question {...props} chosen={looked} />;
  }
  return (
    <DialogFrame
      title="Upload"
      onClose={() => close()}
      actions={<Button onClick={() => close()}>Cancel</Button>}
    >
      {looked === 'looking' ? (
        <p className={styles.looking}>
          <Spinner /> Looking through what was dropped…
        </p>
      ) : (
        <FormError>
          {looked === 'failed'
            ? 'Your browser could not read what was dropped. Pick the files or the folder instead.'
            : 'There are no files in what was dropped.'}
        </FormError>
      )}
    </DialogFrame>
  );
}

interface QuestionProps extends UploadDialogProps {
  readonly chosen: Chosen;
}

const UNKNOWN = 'It could not be found out which of the files exist.';

const leftOutOf = (folders: number) =>
  `${counted(folders, 'empty folder')} ${folders === 1 ? 'is' : 'are'} left out`;

function Question({ account, container, prefix, chosen, close }: QuestionProps) {
  const uploads = useUploads();
  const hasSessionEnded = useSessionEnded();
  const { limit } = use(DeploymentContext).uploads;
  const { rows, error, isChecking, checkAgain, leaveOut, overwrite } = useUploadItems(
    { account, container, prefix },
    chosen.files,
  );
  const barred = rows.filter(({ problem }) => problem !== undefined);
  const unknown = rows.filter(({ existence }) => existence === 'unknown');
  const sent = rows.filter((row) => row.problem === undefined && isSent(row));
  const { record } = useRecord('container', containerId(account, container));
  const excess = quotaExcess(
    truncateName(container),
    record ?? {},
    sent.map((row) => ({ size: row.size < limit ? row.size : 0, isNew: row.existence === 'new' })),
  );
  const size = sent.reduce((sum, row) => sum + row.size, 0);

  const reason = () => {
    if (barred.length > 0) return 'Leave out what cannot be uploaded';
    if (isChecking) return 'Wait until it is known which files exist';
    if (unknown.length > 0) return 'It could not be found out which files exist';
    return sent.length === 0 ? 'There is nothing to upload: every file is skipped' : undefined;
  };

  function start() {
    if (reason() !== undefined || hasSessionEnded()) return;
    const files = sent.map(({ object, file, existence }) => {
      const overwrite = existence === 'exists';
      return { id: nanoid(), account, container, object, file, overwrite };
    });
    uploads((engine) => engine.add(files));
    close(true);
  }

  const files = counted(rows.length, 'file');
  const others = rows.length - sent.length;
  const sum = isChecking
    ? rows.length === 1
      ? 'Finding out if it exists…'
      : `Finding out which of ${files} exist…`
    : `${counted(sent.length, 'file')} to upload, ${formatSize(size)}${others > 0 ? `; ${String(others)} not` : ''}`;
  useAnnounced(sum);
  const directory = truncateName(`${container}/${prefix}`);
  return (
    <DialogFrame
      title={`Upload to ${directory}`}
      onClose={() => close()}
      onSubmit={start}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button type="submit" variant="primary" icon="upload" disabledReason={reason()}>
            Upload
          </Button>
        </>
      }
    >
      <FormError>
        {unknown.length > 0 && (
          <span className={styles.unknown}>
            {UNKNOWN}
            <Button size="s" icon="refresh" onClick={checkAgain}>
              Try again
            </Button>
            <FailureToolsLater what={UNKNOWN} error={error} />
          </span>
        )}
      </FormError>
      <p className={styles.sum}>
        {sum}
        {chosen.emptyFolders > 0 && `. ${leftOutOf(chosen.emptyFolders)}`}
      </p>
      {excess.map((words) => (
        <Note key={words} tone="warning">
          {words}
        </Note>
      ))}
      <UploadList rows={rows} onLeaveOut={leaveOut} onOverwrite={overwrite} />
    </DialogFrame>
  );
}
