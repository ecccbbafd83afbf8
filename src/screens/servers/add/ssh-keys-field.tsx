import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { counted } from '@/lib/text';
import { PUTTYGEN_HINT, SSH_FORMAT, NO_SSH_KEY, keysToSave } from '@/model/server/ssh-keys';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { TextArea } from '@/ui/text-area';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';

function hintOf(error: string | undefined, keys: string, saved: string): string {
  if (error !== undefined && error !== NO_SSH_KEY) {
    return `${error === SSH_FORMAT ? '' : `${SSH_FORMAT}. `}${PUTTYGEN_HINT}`;
  }
  const typed = keys.split('\n').filter((line) => line.trim() !== '').length;
  if (typed > 0) {
    const place = saved === '' ? '' : ', in the place of those that are there';
    return `${counted(typed, 'key')}, saved to your profile first${place}.`;
  }
  return saved === ''
    ? 'One key a line, saved to your profile first.'
    : 'The key of your profile is used.';
}

export function SshKeysField() {
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
      label="SSH keys"
      mono
      rows={2}
      autoComplete="off"
      autoCapitalize="off"
      placeholder="ssh-ed25519 AAAA… you@example.com"
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
