import { useState } from 'react';
import { userDataProblem } from '@/model/server/user-data';
import { UserDataField } from '../../user-data/user-data-field';
import { useNewServer } from '../new-server-context';
import { Part } from './part';
import { PartDialog } from './part-dialog';

/** Spec 2 §5. */
export default function UserDataPart() {
  return (
    <Part>
      <UserDataDialog />
    </Part>
  );
}

function UserDataDialog() {
  const { form, choose } = useNewServer();
  const [data, setData] = useState(() => form.getValues('userData'));
  return (
    <PartDialog
      title="User data"
      size="l"
      onSave={() => {
        const fine = userDataProblem(data) === undefined;
        if (fine) choose('userData', data);
        return fine;
      }}
    >
      <UserDataField data={data} error={userDataProblem(data)} onChange={setData} />
    </PartDialog>
  );
}
