import { type ReactNode, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { VerbButton } from '@/components/lists/verbs/record-actions';
import { VerbMenu } from '@/components/lists/verbs/verb-menu';
import { VolumeBadges } from '@/components/record-page/volumes/volume-badges';
import { whenKnown } from '@/components/records/absent';
import { RecordLink } from '@/components/records/links/record-link';
import { RecordBadge, RecordId } from '@/components/records/record-status';
import { formatSize } from '@/lib/sizes';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { SERVER_VERBS } from '@/model/server/verbs';
import { titleOf } from '@/model/title';
import { type Verb, verbOf } from '@/model/verb';
import { VOLUME_VERBS } from '@/model/volume/verbs';
import { selectRecords } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card, CardBody } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import {
  Cell,
  CellLines,
  HeaderCell,
  MENU_COLUMN,
  Table,
  TableBody,
  type TableColumn,
  TableHead,
  TableRow,
} from '@/ui/table';
import { Truncate } from '@/ui/tooltip';
import { words } from '../words';

type Volume = Records['volume'];

const COLUMNS: readonly TableColumn[] = [
  {},
  { width: 124 },
  { width: 88 },
  { width: 210 },
  MENU_COLUMN,
];

const ATTACH = verbOf(SERVER_VERBS, 'attach');
const RESIZE = verbOf(VOLUME_VERBS, 'resize');

/** All but Attach: it is attached already. */
function verbsOn(server: string): readonly Verb<Volume>[] {
  return VOLUME_VERBS.filter(({ id }) => id !== 'attach').map((verb) =>
    verb === RESIZE && verb.path !== undefined
      ? { ...verb, path: ({ id }, account) => paths.serverVolumeResize(account, server, id) }
      : verb,
  );
}

interface VolumeRowProps {
  readonly volume: Volume;
  readonly verbs: readonly Verb<Volume>[];
}

function VolumeRow({ volume, verbs }: VolumeRowProps) {
  const { id, size } = volume;
  return (
    <TableRow>
      <Cell kind="title">
        <CellLines second={<RecordId inRow id={id} />}>
          <RecordLink kind="volume" id={id}>
            <Truncate text={titleOf(volume)} />
          </RecordLink>
        </CellLines>
      </Cell>
      <Cell phone="lead">
        <RecordBadge record={volume} />
      </Cell>
      <Cell phone="second" kind="number">
        {size === undefined ? '–' : formatSize(size)}
      </Cell>
      <Cell phone="second">
        <VolumeBadges volume={volume} />
      </Cell>
      <Cell kind="menu">
        <VerbMenu record={volume} verbs={verbs} />
      </Cell>
    </TableRow>
  );
}

function VolumesTable({ children }: { readonly children: ReactNode }) {
  return (
    <Table label={words.labels.volumes} columns={COLUMNS}>
      <TableHead>
        <HeaderCell>{words.labels.name}</HeaderCell>
        <HeaderCell>{words.volumes.status}</HeaderCell>
        <HeaderCell number>{words.volumes.size}</HeaderCell>
        <HeaderCell>{words.volumes.kind}</HeaderCell>
        <HeaderCell label={words.volumes.actions} />
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

export function VolumesSkeleton() {
  const word = <Skeleton shape="word" />;
  return (
    <Card title={words.labels.volumes} flush>
      <VolumesTable>
        <TableRow>
          <Cell kind="title">
            <CellLines second={word}>
              <Skeleton width="long" />
            </CellLines>
          </Cell>
          <Cell phone="lead">{word}</Cell>
          <Cell phone="second" kind="number">
            {word}
          </Cell>
          <Cell phone="second">{word}</Cell>
          <Cell kind="menu">{null}</Cell>
        </TableRow>
      </VolumesTable>
    </Card>
  );
}

interface VolumesCardProps {
  readonly server: ServerRecord;
}

export function VolumesCard({ server }: VolumesCardProps) {
  const known = useSelector((state: WithResources) => selectRecords(state, 'volume'));
  const verbs = useMemo(() => verbsOn(server.id), [server.id]);
  const volumes = server.volumes
    // Volumes nested in a server do not name it, which their rules need.
    ?.map((id): Volume => ({ ...(known[id] ?? { id }), server: server.id }))
    .sort((one, other) => Number(other.boot === true) - Number(one.boot === true));
  return (
    <Card title={words.labels.volumes} flush actions={<VerbButton record={server} verb={ATTACH} />}>
      {!volumes?.length ? (
        <CardBody>
          {whenKnown(volumes, () => (
            <p className="muted">{words.volumes.empty}</p>
          ))}
        </CardBody>
      ) : (
        <VolumesTable>
          {volumes.map((volume) => (
            <VolumeRow key={volume.id} volume={volume} verbs={verbs} />
          ))}
        </VolumesTable>
      )}
    </Card>
  );
}
