import { useSelector } from 'react-redux';
import { IdLink } from '@/components/links/id-link';
import { Description } from '@/components/links/description';
import { CreatedFact } from '@/components/records/created';
import { later, NONE } from '@/components/records/fact-words';
import { RecordId } from '@/components/records/record-marks';
import { useLookup } from '@/components/store/lookup';
import { useFacts } from '@/components/verbs/use-facts';
import { formatSize } from '@/lib/sizes';
import { type EditorOf, paths } from '@/model/paths';
import { storageWords, volumeSource, volumeZone } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';
import { canEdit, canEditDeleteWithServer, canEditSerial, canResize } from '@/model/volume/rules';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { Truncate } from '@/ui/truncate';
import { filesystemAndLabel } from '../volume-words';

interface SourceProps {
  readonly volume: VolumeRecord;
  readonly account: string;
}

/** What was on a volume when it was made, by its `source_type`. */
function Source({ volume, account }: SourceProps) {
  const source = volumeSource(volume);
  if (source.kind === 'blank') return 'Blank';
  if (source.kind === 'unknown') return <span className="muted">not known</span>;
  return (
    <>
      {source.kind === 'image' ? 'Image ' : 'Volume '}
      <IdLink kind={source.kind} id={source.id} account={account} />
    </>
  );
}

function Zone({ volume }: { readonly volume: VolumeRecord }) {
  const label = volumeZone(volume, useLookup());
  const handle = useSelector((state: WithResources) =>
    volume.zone ? selectRecord(state, 'zone', volume.zone)?.handle : undefined,
  );
  if (label === undefined) return later(volume.zone, (id) => (id ? <code>{id}</code> : NONE));
  return (
    <>
      {label} {handle && <span className="muted">({handle})</span>}
    </>
  );
}

interface SettingsCardProps extends SourceProps {
  /** Milliseconds since the epoch. */
  readonly now: number;
}

type Field = EditorOf<'volume'>;

/** When each field can be changed (spec 2 §4). */
const RULES = {
  name: canEdit,
  resize: canResize,
  serial: canEditSerial,
  delete_with_server: canEditDeleteWithServer,
  description: canEdit,
} as const;

/** What a volume is made of and how it is set up (spec 2 §3). */
export function SettingsCard({ volume, account, now }: SettingsCardProps) {
  const facts = useFacts(account);
  const { id, name, description, serial, size, created_at: created } = volume;
  const editor = (field: Field & keyof typeof RULES) => ({
    editTo: paths.editor('volume', account, id, field),
    editBarred: RULES[field](volume, facts),
  });
  return (
    <Card title="Settings" flush>
      <DefinitionGrid>
        <Definition label="Name" {...editor('name')}>
          {later(name, (text) => (text ? <Truncate text={text} /> : NONE))}
        </Definition>
        <Definition label="Size" {...editor('resize')}>
          {later(size, formatSize)}
        </Definition>
        <Definition label="Storage type">
          {later(storageWords(volume), (words) => words)}
        </Definition>
        <Definition label="Zone">
          <Zone volume={volume} />
        </Definition>
        <Definition label="Boot">{later(volume.boot, (boot) => (boot ? 'yes' : 'no'))}</Definition>
        <Definition label="Filesystem">
          {later(filesystemAndLabel(volume), (words) => words)}
        </Definition>
        <Definition label="Serial" {...editor('serial')}>
          {later(serial, (text) => (text ? <code>{text}</code> : NONE))}
        </Definition>
        <Definition label="Source">
          <Source volume={volume} account={account} />
        </Definition>
        <Definition label="Delete with server" {...editor('delete_with_server')}>
          {later(volume.delete_with_server, (deleted) => (deleted ? 'yes' : 'no'))}
        </Definition>
        <Definition label="Encrypted">
          {later(volume.encrypted, (encrypted) => (encrypted ? 'yes' : 'no'))}
        </Definition>
        <CreatedFact iso={created} now={now} />
        <Definition label="Id">
          <RecordId compact id={id} />
        </Definition>
        <Definition wide label="Description" {...editor('description')}>
          {later(description, (text) =>
            text ? <Description text={text} account={account} /> : NONE,
          )}
        </Definition>
      </DefinitionGrid>
    </Card>
  );
}
