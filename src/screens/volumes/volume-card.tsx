import type { CardProps } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { VolumeBadges } from '@/components/record-page/volumes/volume-badges';
import { Created } from '@/components/records/created';
import { IdLink } from '@/components/records/links/id-link';
import { StatusWithBar } from '@/components/records/record-status';
import { formatSize } from '@/lib/sizes';
import { volumeZone } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';
import { Row } from '@/ui/page/columns';

export function VolumeCard({ record: volume, context }: CardProps<VolumeRecord>) {
  return (
    <>
      <NameCell kind="volume" record={volume} />
      <StatusWithBar record={volume} />
      <Row>
        {volume.size !== undefined && <span>{formatSize(volume.size)}</span>}
        <VolumeBadges volume={volume} />
      </Row>
      {volume.server && (
        <p>
          on <IdLink kind="server" id={volume.server} />
        </p>
      )}
      <p className="muted">
        {volumeZone(volume, context) ?? 'Zone not known'} ·{' '}
        <Created iso={volume.created_at} now={context.now} />
      </p>
    </>
  );
}
