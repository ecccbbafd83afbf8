import { useWatch } from 'react-hook-form';
import { CreateSection } from '@/components/forms/editors/create-section';
import { userDataProblem } from '@/model/server/user-data';
import { Pair, Stack } from '@/ui/page/columns';
import { UserDataField } from '../user-data/user-data-field';
import { EncryptionField } from './encryption-field';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';
import { Part } from './part';
import { SshKeysField } from './ssh-keys-field';

function UserData() {
  const { form, choose } = useNewServer();
  const data = useWatch({ control: form.control, name: 'userData' });
  const refused = useFieldError('userData');
  return (
    <UserDataField
      data={data}
      rows={2}
      error={userDataProblem(data) ?? refused}
      onChange={(next) => choose('userData', next)}
    />
  );
}

/** Who can enter the server, what it first does, and whether its disk can be read elsewhere (spec 2 §2). */
export function AccessSection() {
  return (
    <CreateSection title="Access">
      <Pair>
        <Stack gap="s">
          <Part name="user_ssh_key">
            <SshKeysField />
          </Part>
          <Part name="disk_encrypted">
            <EncryptionField />
          </Part>
        </Stack>
        <Part name="user_data">
          <UserData />
        </Part>
      </Pair>
    </CreateSection>
  );
}
