import { useRef, useState } from 'react';
import {
  BINARY_WARNING,
  forcePlainText,
  looksBinary,
  type UserData,
  userDataOfBytes,
  userDataProblem,
} from '@/model/server/user-data';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { Note } from '@/ui/note';
import { Row } from '@/ui/page/columns';
import { TextArea } from '@/ui/text-area';
import { useNewServer } from '../new-server-context';
import { Part } from './part';
import { PartDialog } from './part-dialog';

/** No file of more bytes fits, so none is read (spec 2 §9). */
const LONGEST_FILE = 65_532;

/** The data that a new server finds when it starts (spec 2 §5). */
export default function UserDataPart() {
  return (
    <Part>
      <UserDataDialog />
    </Part>
  );
}

/** Whether it is encoded because it is no text. */
function isBinary(data: UserData): boolean {
  return data.isBase64Encoded && looksBinary(forcePlainText(data).value);
}

function UserDataDialog() {
  const { form, choose } = useNewServer();
  const [data, setData] = useState(() => form.getValues('userData'));
  const [fileProblem, setFileProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);

  function change(next: UserData) {
    setFileProblem(undefined);
    setData(next);
  }

  async function read(chosen: File | undefined) {
    if (chosen === undefined) return;
    if (chosen.size > LONGEST_FILE) {
      setFileProblem('Data size limit exceeded');
      return;
    }
    try {
      change(userDataOfBytes(new Uint8Array(await chosen.arrayBuffer())));
    } catch {
      setFileProblem(`${chosen.name} could not be read`);
    }
  }

  return (
    <PartDialog
      title="User data"
      size="l"
      onSave={() => {
        if (userDataProblem(data) !== undefined) return false;
        choose('userData', data);
        return true;
      }}
    >
      {isBinary(data) && (
        <Note
          tone="warning"
          action={
            <Button size="s" onClick={() => change(forcePlainText(data))}>
              Force Plain Text
            </Button>
          }
        >
          {BINARY_WARNING}
        </Note>
      )}
      <TextArea
        label="User data"
        mono
        rows={14}
        value={data.value}
        onChange={({ currentTarget }) => change({ ...data, value: currentTarget.value })}
        error={fileProblem ?? userDataProblem(data)}
        hint="A script or a cloud-config that the server runs when it first starts."
      />
      <Row>
        <Button icon="upload" onClick={() => file.current?.click()}>
          Read from a file
        </Button>
        <input
          ref={file}
          hidden
          type="file"
          aria-label="File with user data"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </Row>
      <CheckboxField
        label="The data is Base64 encoded already"
        checked={data.isBase64Encoded}
        onChange={({ currentTarget }) =>
          change({ ...data, isBase64Encoded: currentTarget.checked })
        }
      />
    </PartDialog>
  );
}
