import { use, useDeferredValue } from 'react';
import { ShowAs } from '@/components/forms/show-as';
import { useAccount } from '@/components/scope/account-context';
import { useFacts } from '@/components/scope/data/use-facts';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { createDatabaseCall } from '@/model/database-server/calls';
import type { NewDatabase } from '@/model/database-server/create/form';
import { newDatabaseBody } from '@/model/database-server/create/request';
import { databaseCommandLine, databaseTerraform } from '@/model/database-server/show-as';
import { asCurl } from '@/model/show-as/curl';

export function ShowDatabaseAs({ values }: { readonly values: NewDatabase }) {
  const account = useAccount();
  const facts = useFacts();
  const { api } = use(DeploymentContext);
  // Typing has priority.
  const form = useDeferredValue(values);
  const zone = form.zone === '' ? undefined : facts.get('zone', form.zone)?.handle;
  const body = newDatabaseBody({
    ...form,
    snapshot: form.snapshot || 'SNAPSHOT',
    type: form.type || 'TYPE',
  });
  return (
    <ShowAs
      rows={14}
      writers={{
        curl: () => asCurl([createDatabaseCall(body)], api, account),
        cli: () => databaseCommandLine(body),
        terraform: () => databaseTerraform(body, zone),
      }}
    />
  );
}
