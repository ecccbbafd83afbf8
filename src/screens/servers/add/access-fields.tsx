import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { UserDataField } from '@/screens/servers/choices/user-data-field';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { joinMessages } from '@/lib/text';
import { encryptionProblem } from '@/model/server/create/choices';
import {
  keysToSave,
  NO_SSH_KEY,
  PUTTYGEN_HINT,
  SSH_FORMAT,
  userDataProblem,
} from '@/model/server/user-data';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { CheckboxField } from '@/ui/checkbox-field';
import { Pair, Stack } from '@/ui/page/columns';
import { TextArea } from '@/ui/text-area';
import styles from './create.module.css';
import { useFieldError, useNewServer } from './new-server-form';
import { Part } from './part';
import { words } from '../words';

function hintOf(error: string | undefined, keys: string, saved: string): string {
  if (error !== undefined && error !== NO_SSH_KEY) {
    return error === SSH_FORMAT ? PUTTYGEN_HINT : joinMessages([SSH_FORMAT, PUTTYGEN_HINT]);
  }
  const typed = keys.split('\n').filter((line) => line.trim() !== '').length;
  if (typed > 0) {
    return saved === ''
      ? words.create.access.typedKeysHint(typed)
      : words.create.access.replacingKeysHint(typed);
  }
  return saved === ''
    ? words.create.access.keysHint
    : saved.trim().includes('\n')
      ? words.create.access.savedKeysHint
      : words.create.access.savedKeyHint;
}

/** The profile's keys, or those to save to it first (docs/product/servers.md#ssh-saved-first). */
function SshKeysField() {
  const { form, choose } = useNewServer();
  const keys = useWatch({ control: form.control, name: 'sshKeys' });
  const id = useOwnId();
  const saved =
    useSelector((state: WithResources) => selectRecord(state, 'user', id)?.ssh_key) ?? '';
  const error = useFieldError('sshKeys');
  const [typed, setTyped] = useState<string>();
  // A draft, or its discarding, may have changed the form since.
  const isCurrent = typed !== undefined && keysToSave(typed, saved) === keys;
  return (
    <TextArea
      label={words.create.access.keys}
      mono
      rows={2}
      autoComplete="off"
      autoCapitalize="off"
      placeholder={words.create.access.keysPlaceholder}
      value={isCurrent ? typed : keys || saved}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        choose('sshKeys', keysToSave(value, saved));
      }}
      onBlur={() => {
        // Nothing typed is wrong only once the form is sent.
        if (keys !== '') void form.trigger('sshKeys');
      }}
      error={error}
      hint={hintOf(error, keys, saved)}
    />
  );
}

/** docs/product/servers.md#encryption */
function EncryptionField() {
  const { form, choose } = useNewServer();
  const [encrypted, type] = useWatch({ control: form.control, name: ['encrypted', 'type'] });
  const record = useSelector((state: WithResources) => selectRecord(state, 'server_type', type));
  const reason = encryptionProblem(record);
  const error = useFieldError('encrypted');
  return (
    <CheckboxField
      className={styles.encryption}
      label={words.create.access.encryption}
      checked={encrypted}
      // A tick for another type can be removed.
      aria-disabled={(reason !== undefined && !encrypted) || undefined}
      onChange={({ currentTarget: { checked } }) => {
        if (reason === undefined || !checked) choose('encrypted', checked);
      }}
      error={error ?? (encrypted ? reason : undefined)}
      hint={
        reason === undefined ? words.create.access.encryptionHint : encrypted ? undefined : reason
      }
    />
  );
}

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

/** Keys to enter the server, its user data and the encryption of its disk. */
export function AccessFields() {
  return (
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
  );
}
