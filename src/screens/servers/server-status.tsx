import type { ServerRecord } from '@/model/server/record';
import { isAnimated, statusColour } from '@/model/status';
import { StatusBadge } from '@/ui/status-badge';
import { CreationBar } from './creation-bar';
import styles from './server-status.module.css';
import { useLinger } from './use-linger';

interface ServerStatusProps {
  readonly server: ServerRecord;
}

/** A status not known yet is being loaded (spec 1 §4 has the word). */
const UNKNOWN = 'loading';

/** The status of a server as a word with its colour. */
export function ServerBadge({ server, filled }: ServerStatusProps & { readonly filled?: boolean }) {
  const { status = UNKNOWN } = server;
  return (
    <StatusBadge
      status={status}
      colour={statusColour(status)}
      busy={isAnimated(status)}
      filled={filled}
    />
  );
}

/** The same for a list: with a bar while the server is made, which lingers when it is there. */
export function ServerStatus({ server }: ServerStatusProps) {
  const lingering = useLinger(server.status);
  return (
    <span className={styles.status}>
      <ServerBadge server={server} />
      {(server.status === 'creating' || lingering) && (
        <CreationBar server={server} done={lingering} />
      )}
    </span>
  );
}
