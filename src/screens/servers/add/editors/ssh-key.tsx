import { useState } from 'react';
import { useFacts } from '@/components/data/use-facts';
import { PUTTYGEN_HINT, SSH_FORMAT, sshKeysProblem } from '@/model/server/ssh-keys';
import { TextArea } from '@/ui/text-area';
import { useNewServer } from '../new-server-context';
import { Part } from './part';
import { PartDialog } from './part-dialog';

/** Keys to save to the user first (spec 2 §5). */
export default function SshKeyPart() {
  return (
    <Part>
      <SshKeyDialog />
    </Part>
  );
}

function SshKeyDialog() {
  const { form, choose } = useNewServer();
  const saved = useFacts().user?.ssh_key ?? '';
  const [keys, setKeys] = useState(() => form.getValues('sshKeys') || saved);
  const [problem, setProblem] = useState<string>();
  return (
    <PartDialog
      title="SSH key"
      onSave={() => {
        const wrong = sshKeysProblem(keys);
        setProblem(wrong);
        // The profile's own keys need no saving.
        if (wrong === undefined) choose('sshKeys', keys.trim() === saved.trim() ? '' : keys.trim());
        return wrong === undefined;
      }}
    >
      <TextArea
        label="SSH keys"
        mono
        rows={8}
        value={keys}
        onChange={({ currentTarget }) => {
          setKeys(currentTarget.value);
          if (problem !== undefined) setProblem(sshKeysProblem(currentTarget.value));
        }}
        error={problem}
        hint={
          problem === undefined
            ? 'One key a line. They are saved to your profile before the server is created, in the place of those that are there.'
            : `${problem === SSH_FORMAT ? '' : `${SSH_FORMAT}. `}${PUTTYGEN_HINT}`
        }
      />
    </PartDialog>
  );
}
