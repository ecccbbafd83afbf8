import { useSelector } from 'react-redux';
import { VerbButton } from '@/components/lists/verbs/verb-button';
import { whenKnown } from '@/components/records/absent';
import { IdLink } from '@/components/records/links/id-link';
import { RecordBadge } from '@/components/records/record-status';
import type { VolumeRecord } from '@/model/records/compute';
import { verbOf } from '@/model/verb';
import { VOLUME_VERBS } from '@/model/volume/verbs';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';

const TITLE = 'Server';

const BOOT = verbOf(VOLUME_VERBS, 'boot');

interface ServerCardProps {
  readonly volume: VolumeRecord;
}

export function ServerCard({ volume }: ServerCardProps) {
  const { server: id } = volume;
  const server = useSelector((state: WithResources) =>
    id ? selectRecord(state, 'server', id) : undefined,
  );
  if (!id) {
    return (
      <Card title={TITLE}>
        {whenKnown(id, () => (
          <p className="muted">Not attached to any server.</p>
        ))}
      </Card>
    );
  }
  return (
    <Card title={TITLE}>
      <Stack gap="m">
        <Row>
          <IdLink kind="server" id={id} />
          <RecordBadge record={server} />
        </Row>
        <p className="muted">
          {whenKnown(volume.boot, (boot) =>
            boot
              ? 'The server starts from this volume.'
              : 'A data volume: the server starts from another one.',
          )}
        </p>
        {volume.boot !== true && (
          <Row>
            <VerbButton record={volume} verb={BOOT} />
          </Row>
        )}
      </Stack>
    </Card>
  );
}

export function ServerOutline() {
  return (
    <Card title={TITLE}>
      <Stack gap="m">
        <Skeleton width="short" />
        <Skeleton width="long" />
      </Stack>
    </Card>
  );
}
