import { CreationBar } from '@/components/records/creation-bar';
import { StatusWithBar } from '@/components/records/record-status';
import type { ServerRecord } from '@/model/server/record';
import { useCreationSeconds } from './use-creation-seconds';

export function ServerStatus({ server }: { readonly server: ServerRecord }) {
  const seconds = useCreationSeconds(server);
  return (
    <StatusWithBar
      record={server}
      bar={(done) => <CreationBar record={server} seconds={seconds} done={done} />}
    />
  );
}
