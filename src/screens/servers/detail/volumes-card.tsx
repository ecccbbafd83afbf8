import { useSelector } from 'react-redux';
import { RecordLink } from '@/components/links/record-link';
import { formatShortSize } from '@/lib/sizes';
import type { Records } from '@/model/records';
import type { ServerRecord } from '@/model/server/record';
import { isAnimated, statusColour } from '@/model/status';
import { selectRecords } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { Tag } from '@/ui/chip';
import { StatusBadge } from '@/ui/status-badge';
import { Cell, CellLines, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/ui/table';
import { Truncate } from '@/ui/truncate';
import styles from './detail.module.css';

type Volume = Records['volume'];

/** What a storage type is called. */
const STORAGE: Readonly<Record<string, string>> = { local: 'Local SSD', network: 'Block Storage' };

function VolumeRow({ volume, account }: { readonly volume: Volume; readonly account: string }) {
  const { id, name, status = 'loading', size, storage_type: storage, boot, encrypted } = volume;
  return (
    <TableRow>
      <Cell kind="title">
        <CellLines second={<span className="mono">{id}</span>}>
          <RecordLink kind="volume" id={id} account={account}>
            <Truncate text={name ? name : id} />
          </RecordLink>
        </CellLines>
      </Cell>
      <Cell label="Status">
        <StatusBadge status={status} colour={statusColour(status)} busy={isAnimated(status)} />
      </Cell>
      <Cell label="Size" kind="number">
        {size === undefined ? '–' : formatShortSize(size)}
      </Cell>
      <Cell label="Kind">
        <span className={styles.marks}>
          {storage === undefined ? '–' : (STORAGE[storage] ?? storage)}
          {boot === true && <Tag>boot</Tag>}
          {encrypted === true && <Tag tone="grey">encrypted</Tag>}
        </span>
      </Cell>
    </TableRow>
  );
}

interface VolumesCardProps {
  readonly server: ServerRecord;
  readonly account: string;
}

/** The volumes of a server, the one that it boots from first. */
export function VolumesCard({ server, account }: VolumesCardProps) {
  const known = useSelector((state: WithResources) => selectRecords(state, 'volume'));
  const volumes = (server.volumes ?? [])
    .map((id): Volume => known[id] ?? { id })
    .sort((one, other) => Number(other.boot === true) - Number(one.boot === true));
  return (
    <Card title="Volumes" flush>
      {volumes.length === 0 ? (
        <p className={styles.nothing}>No volumes are attached.</p>
      ) : (
        <Table label="Volumes">
          <TableHead>
            <HeaderCell>Name</HeaderCell>
            <HeaderCell>Status</HeaderCell>
            <HeaderCell number>Size</HeaderCell>
            <HeaderCell>Kind</HeaderCell>
          </TableHead>
          <TableBody>
            {volumes.map((volume) => (
              <VolumeRow key={volume.id} volume={volume} account={account} />
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
