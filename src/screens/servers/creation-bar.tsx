import { useSelector } from 'react-redux';
import { useNow } from '@/components/time/use-now';
import { creationOf } from '@/model/server/progress';
import type { ServerRecord } from '@/model/server/record';
import { titleOf } from '@/model/title';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Progress } from '@/ui/progress';

/** How often the bar moves on, in milliseconds. */
const STEP_MS = 500;

/** The disk of a server's type in bytes, as far as it is known. */
export function useDisk({ server_type: type }: ServerRecord): number | undefined {
  return useSelector((state: WithResources) =>
    type ? selectRecord(state, 'server_type', type)?.disk_size : undefined,
  );
}

interface CreationBarProps {
  readonly server: ServerRecord;
  /** It has just been reached: full, until it goes. */
  readonly done: boolean;
}

/** How far the making of a server has come, by the time that it is expected to take (spec 2 §4). */
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
