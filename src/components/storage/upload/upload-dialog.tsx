import { nanoid } from '@reduxjs/toolkit';
import { use, useEffect, useState } from 'react';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { useRecord } from '@/components/scope/data/use-record';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { useSessionEnded } from '@/components/session/stay-logged-in';
import { useUploads } from '@/components/storage/transfers/transfer-dock';
import { truncateName } from '@/lib/text';
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
import { words } from './words';
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
      title={words.everywhere.upload}
      onClose={() => close()}
      actions={<Button onClick={() => close()}>{words.everywhere.cancel}</Button>}
    >
      {looked === 'looking' ? (
        <p className={styles.looking}>
          <Spinner /> {words.looking.body}
        </p>
      ) : (
        <FormError>
          {looked === 'failed' ? words.looking.unreadable : words.looking.empty}
        </FormError>
      )}
    </DialogFrame>
  );
}

interface QuestionProps extends UploadDialogProps {
  readonly chosen: Chosen;
}

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
    if (barred.length > 0) return words.dialog.disabled.barred;
    if (isChecking) return words.dialog.disabled.checking;
    if (unknown.length > 0) return words.dialog.disabled.unknown;
    return sent.length === 0 ? words.dialog.disabled.nothing : undefined;
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

  const sum = isChecking
    ? words.dialog.checking(rows.length)
    : words.dialog.sum(sent.length, size, rows.length - sent.length);
  useAnnounced(sum);
  const directory = truncateName(`${container}/${prefix}`);
  return (
    <DialogFrame
      title={words.dialog.title(directory)}
      onClose={() => close()}
      onSubmit={start}
      actions={
        <>
          <Button onClick={() => close()}>{words.everywhere.cancel}</Button>
          <Button type="submit" variant="primary" icon="upload" disabledReason={reason()}>
            {words.everywhere.upload}
          </Button>
        </>
      }
    >
      <FormError>
        {unknown.length > 0 && (
          <span className={styles.unknown}>
            {words.dialog.unknown}
            <Button size="s" icon="refresh" onClick={checkAgain}>
              {words.dialog.tryAgain}
            </Button>
            <FailureToolsLater what={words.dialog.unknown} error={error} />
          </span>
        )}
      </FormError>
      <p className={styles.sum}>
        {chosen.emptyFolders > 0 ? words.dialog.sumAndEmptyFolders(sum, chosen.emptyFolders) : sum}
      </p>
      {excess.map((warning) => (
        <Note key={warning} tone="warning">
          {warning}
        </Note>
      ))}
      <UploadList rows={rows} onLeaveOut={leaveOut} onOverwrite={overwrite} />
    </DialogFrame>
  );
}
