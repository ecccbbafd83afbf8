import { type ChangeEvent, useId, useState } from 'react';
import {
  binaryWarning,
  forcePlainText,
  isFileTooLong,
  USER_DATA_TOO_LONG,
  type UserData,
  userDataOfBytes,
} from '@/model/server/user-data';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { FileButton } from '@/ui/file-button';
import { Note } from '@/ui/note';
import { TextArea } from '@/ui/text-area';
import styles from './user-data.module.css';
import { words } from '../words';

interface UserDataFieldProps {
  readonly data: UserData;
  readonly onChange: (data: UserData) => void;
  readonly error?: string | undefined;
  readonly rows?: number;
}

export function UserDataField({ data, onChange, error, rows = 12 }: UserDataFieldProps) {
  const { value, isBase64Encoded } = data;
  const id = useId();
  const [fileProblem, setFileProblem] = useState<string>();
  // Data declared as plain text bring no further warning.
  const [isForced, setIsForced] = useState(false);
  const warning = isForced && !isBase64Encoded ? undefined : binaryWarning(data);

  function change(next: UserData) {
    setFileProblem(undefined);
    if (binaryWarning(next) === undefined) setIsForced(false);
    onChange(next);
  }

  function force() {
    change(forcePlainText(data));
    setIsForced(true);
  }

  async function take(file: File) {
    // A file that is refused anyway need not be read.
    if (isFileTooLong(file.size)) {
      setFileProblem(USER_DATA_TOO_LONG);
      return;
    }
    try {
      change(userDataOfBytes(new Uint8Array(await file.arrayBuffer())));
    } catch {
      setFileProblem(words.userData.unreadFile(file.name));
    }
  }

  return (
    <div className={styles.field}>
      <TextArea
        mono
        id={id}
        rows={rows}
        label={words.labels.userData}
        optional
        hint={words.userData.hint}
        error={fileProblem ?? error}
        value={value}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) =>
          change({ ...data, value: event.currentTarget.value })
        }
      />
      <div className={styles.file}>
        <FileButton label={words.userData.file} onFile={(file) => void take(file)} />
      </div>
      {warning !== undefined && (
        <Note
          tone="warning"
          action={
            <Button size="s" onClick={force}>
              {words.userData.forcePlainText}
            </Button>
          }
        >
          {warning}
        </Note>
      )}
      <CheckboxField
        label={words.userData.base64}
        checked={isBase64Encoded}
        onChange={({ currentTarget }) =>
          change({ ...data, isBase64Encoded: currentTarget.checked })
        }
      />
    </div>
  );
}
