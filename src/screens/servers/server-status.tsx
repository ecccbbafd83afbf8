import { StatusWithBar } from '@/components/records/record-status';
import type { ServerRecord } from '@/model/server/record';
import { CreationBar } from './creation-bar';

export function ServerStatus({ server }: { readonly server: ServerRecord }) {
  return (
    <StatusWithBar record={server} bar={(done) => <CreationBar server={server} done={done} />} />
  );
}
