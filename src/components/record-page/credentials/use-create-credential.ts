import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useNotify } from '@/components/activity/calls/use-notify';
import { type Editor, useSave } from '@/components/forms/editors/use-save';
import { tellNewSecret } from '@/components/forms/secrets/open-secret';
import { useAccount } from '@/components/scope/account-context';
import { useList } from '@/components/scope/data/use-list';
import { create } from '@/model/call';
import type { CredentialKind } from '@/model/credential/status';
import { idOf } from '@/model/ids';
import { KINDS } from '@/model/kinds';
import { paths } from '@/model/paths';
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
): Editor<Values, Values & { readonly name: string }> {
  const { kind, schema, values, secret } = options;
  const account = useAccount();
  const dialogs = useDialogs();
  const notify = useNotify();
  // After a lost answer, a new credential is looked for in this list.
  useList(kind);
  const list = paths.list(kind, account);
  return useSave({
    schema,
    values,
    verb: 'create',
    title: `Create ${KINDS[kind].singular}`,
    parent: list,
    isNew: true,
    next: ({ body }) => {
      const id = idOf(kind, body);
      return id === undefined ? list : paths.record(kind, account, id);
    },
    request: (order) =>
      function* (): Run {
        const end = yield { call: create(kind, order) };
        tellNewSecret(secret, { dialogs, notify }, { kind, account, name: order.name, end });
        return end;
      },
  });
}
