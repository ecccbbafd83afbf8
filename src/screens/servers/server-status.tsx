import { StatusWithBar } from '@/components/records/creation';
import type { ServerRecord } from '@/model/server/record';
import { CreationBar } from './creation-bar';

/** The status of a server in a list. */
export function ServerStatus({ server }: { readonly server: ServerRecord }) {
  return (
    <StatusWithBar record={server} bar={(done) => <CreationBar server={server} done={done} />} />
  );
}
