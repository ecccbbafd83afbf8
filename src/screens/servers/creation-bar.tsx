import { useSelector } from 'react-redux';
import { useNow } from '@/components/time/use-now';
import { creationOf } from '@/model/server/progress';
import type { ServerRecord } from '@/model/server/record';
import { titleOf } from '@/model/title';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Progress } from '@/ui/progress';

/** In milliseconds. */
const STEP_MS = 500;

/** The disk of a server's type in bytes. */
export function useDisk({ server_type: type }: ServerRecord): number | undefined {
  return useSelector((state: WithResources) =>
    type ? selectRecord(state, 'server_type', type)?.disk_size : undefined,
  );
}

interface CreationBarProps {
  readonly server: ServerRecord;
  readonly done: boolean;
}

/** Progress by the expected time (spec 2 §4). */
export function CreationBar({ server, done }: CreationBarProps) {
  const now = useNow(STEP_MS);
  const disk = useDisk(server);
  return (
    <Progress
      label={`Creating ${titleOf(server)}`}
      value={done ? 1 : creationOf(server.created_at, disk, now).progress}
    />
  );
}
