import { useState } from 'react';
import { useFacts } from '@/components/data/use-facts';
import { encryptionProblem } from '@/model/server/create/choices';
import { chosenIn } from '@/model/server/create/problems';
import { CheckboxField } from '@/ui/checkbox-field';
import { useNewServer } from '../new-server-context';
import { Part } from './part';
import { PartDialog } from './part-dialog';

/** Spec 2 §2. */
export default function EncryptionPart() {
  return (
    <Part>
      <EncryptionDialog />
    </Part>
  );
}

function EncryptionDialog() {
  const { form, choose } = useNewServer();
  const { type } = chosenIn(form.getValues(), useFacts());
  const reason = encryptionProblem(type);
  const [encrypted, setEncrypted] = useState(() => form.getValues('encrypted'));
  return (
    <PartDialog
      title="Disk encryption"
      size="s"
      onSave={() => {
        choose('encrypted', encrypted && reason === undefined);
        return true;
      }}
    >
      <CheckboxField
        label="Enable Disk Encryption"
        checked={encrypted && reason === undefined}
        aria-disabled={reason !== undefined || undefined}
        onChange={({ currentTarget }) => {
          if (reason === undefined) setEncrypted(currentTarget.checked);
        }}
        hint={reason ?? 'It cannot be changed once the server is created.'}
      />
    </PartDialog>
  );
}
