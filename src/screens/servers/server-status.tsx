import { RecordBadge } from '@/components/records/record-badge';
import { useLinger } from '@/components/store/use-linger';
import type { ServerRecord } from '@/model/server/record';
import { CreationBar } from './creation-bar';
import styles from './server-status.module.css';

/** The status of a server in a list: with a bar while it is made, which lingers when it is there. */
export function ServerStatus({ server }: { readonly server: ServerRecord }) {
  const lingering = useLinger(server.status);
  return (
    <span className={styles.status}>
      <RecordBadge status={server.status} />
      {(server.status === 'creating' || lingering) && (
        <CreationBar server={server} done={lingering} />
      )}
    </span>
  );
}
