import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { encryptionProblem } from '@/model/server/create/choices';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { CheckboxField } from '@/ui/checkbox-field';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';

export function EncryptionField() {
  const { form, choose } = useNewServer();
  const [encrypted, type] = useWatch({ control: form.control, name: ['encrypted', 'type'] });
  const record = useSelector((state: WithResources) => selectRecord(state, 'server_type', type));
  const reason = encryptionProblem(record);
  const error = useFieldError('encrypted');
  return (
    <CheckboxField
      label="Enable Disk Encryption"
      checked={encrypted}
      // A tick for another type can be removed.
      aria-disabled={(reason !== undefined && !encrypted) || undefined}
      onChange={({ currentTarget: { checked } }) => {
        if (reason === undefined || !checked) choose('encrypted', checked);
      }}
      error={error ?? (encrypted ? reason : undefined)}
      hint={
        reason === undefined
          ? 'It cannot be changed once the server is created.'
          : encrypted
            ? undefined
            : reason
      }
    />
  );
}
