import { createShowAs } from '@/components/record-page/create/show-form-as';
import { createDatabaseCall } from '@/model/database-server/calls';
import { type NewDatabase, newDatabaseBody } from '@/model/database-server/create';
import { databaseCommandLine, databaseTerraform } from '@/model/database-server/show-as';

export const ShowAs = createShowAs<NewDatabase>((form, { facts }) => {
  const { snapshot, type, zone } = form;
  const body = newDatabaseBody({
    ...form,
    snapshot: snapshot || 'SNAPSHOT',
    type: type || 'TYPE',
  });
  return {
    calls: () => [createDatabaseCall(body)],
    cli: () => databaseCommandLine(body),
    terraform: () =>
      databaseTerraform(body, zone === '' ? undefined : facts.get('zone', zone)?.handle),
  };
});
