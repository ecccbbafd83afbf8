import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useNotify } from '@/components/activity/calls/calls-context';
import { type Creation, useCreate } from '@/components/record-page/create/use-create';
import { tellNewSecret } from '@/components/forms/secrets/secrets';
import { useAccount } from '@/components/scope/account-scope';
import { create } from '@/model/call';
import type { CredentialKind } from '@/model/credential/status';
import type { Run } from '@/store/calls/manager';
import { useDialogs } from '@/ui/dialogs/dialog-stack';

interface NewCredential<Values extends FieldValues> {
  readonly kind: CredentialKind;
  readonly schema: GenericSchema<Values, Values & { readonly name: string }>;
  readonly values: Values;
  readonly secret: 'client' | 'api-client';
}

export function useCreateCredential<Values extends FieldValues>(
  options: NewCredential<Values>,
): Creation<Values, Values & { readonly name: string }> {
  const { kind, schema, values, secret } = options;
  const account = useAccount();
  const dialogs = useDialogs();
  const notify = useNotify();
  return useCreate(kind, {
    schema,
    values,
    request: (order) =>
      function* (): Run {
        const end = yield { call: create(kind, order) };
        tellNewSecret(secret, { dialogs, notify }, { kind, account, name: order.name, end });
        return end;
      },
  });
}
