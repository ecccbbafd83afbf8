import { CreationBar } from '@/components/records/creation-bar';
import { StatusWithBar } from '@/components/records/record-status';
import { CREATION_SECONDS } from '@/model/creation';
import type { DatabaseServerRecord } from '@/model/database-server/record';

export function DatabaseStatus({ server }: { readonly server: DatabaseServerRecord }) {
  const seconds = CREATION_SECONDS.database_server;
  return (
    <StatusWithBar
      record={server}
      bar={(done) => <CreationBar record={server} seconds={seconds} done={done} />}
    />
  );
}
