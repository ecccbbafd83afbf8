import { useSelector } from 'react-redux';
import { IdLink } from '@/components/links/id-link';
import { RelatedItems } from '@/components/links/related-items';
import { CreatedDate, RelativeTime } from '@/components/records/created';
import { later, NONE } from '@/components/records/fact-words';
import { RecordId } from '@/components/records/record-marks';
import { useFacts } from '@/components/verbs/use-facts';
import { counted } from '@/lib/text';
import { paths } from '@/model/paths';
import { describeSchedule, parseSchedule } from '@/model/schedule';
import { zoneLabel } from '@/model/zone/describe';
import type { ServerRecord } from '@/model/server/record';
import { ageProblem, canResize } from '@/model/server/rules';
import { canEdit } from '@/model/server/rules';
import { retentionWords } from '@/model/server/snapshots';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid, DefinitionNote } from '@/ui/definition-grid';
import { Truncate } from '@/ui/truncate';
import { typeWords } from '../type-words';

/** The size of Base64 text once decoded, in bytes. */
function decodedLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  return Math.floor((base64.length * 3) / 4) - padding;
}

function TypeWords({ id }: { readonly id: string }) {
  const type = useSelector((state: WithResources) => selectRecord(state, 'server_type', id));
  return type === undefined ? <code>{id}</code> : typeWords(type);
}

function ZoneWords({ id }: { readonly id: string }) {
  const handle = useSelector((state: WithResources) => selectRecord(state, 'zone', id)?.handle);
  if (!handle) return <code>{id}</code>;
  return (
    <>
      {zoneLabel(handle)} <span className="muted">({handle})</span>
    </>
  );
}

interface SettingsCardProps {
  readonly server: ServerRecord;
  readonly account: string;
  readonly now: number;
}

/** What a server is made of and how it is set up. */
export function SettingsCard({ server, account, now }: SettingsCardProps) {
  const facts = useFacts(account);
  const barred = canEdit(server);
  const tooOld = ageProblem(server);
  const { id, name, image, server_type: type, zone, created_at: created } = server;
  return (
    <Card title="Settings" flush>
      <DefinitionGrid>
        <Definition
          label="Name"
          editTo={paths.editor('server', account, id, 'name')}
          editBarred={barred}
        >
          {later(name, (text) => (text ? <Truncate text={text} /> : NONE))}
        </Definition>
        <Definition
          label="Type"
          editTo={paths.editor('server', account, id, 'resize')}
          editBarred={canResize(server, facts)}
        >
          {later(type, (made) => (made ? <TypeWords id={made} /> : NONE))}
          {/* Spec 2 §9 "Server type resize is marked" (decisions.md). */}
          {tooOld !== undefined && <DefinitionNote>{tooOld}</DefinitionNote>}
        </Definition>
        <Definition label="Image">
          {later(image, (from) =>
            from ? <IdLink kind="image" id={from} account={account} /> : NONE,
          )}
        </Definition>
        <Definition
          label="Groups"
          editTo={paths.editor('server', account, id, 'server_groups')}
          editBarred={barred}
        >
          <RelatedItems kind="server_group" ids={server.server_groups} account={account} />
        </Definition>
        <Definition
          label="Snapshot schedule"
          editTo={paths.editor('server', account, id, 'snapshots_schedule')}
          editBarred={barred}
        >
          {later(server.snapshots_schedule, (schedule) =>
            describeSchedule(parseSchedule(schedule)),
          )}
          {server.snapshots_schedule_next_at && (
            <DefinitionNote>
              next <RelativeTime iso={server.snapshots_schedule_next_at} now={now} />
            </DefinitionNote>
          )}
        </Definition>
        <Definition
          label="Snapshot retention"
          editTo={paths.editor('server', account, id, 'snapshots_retention')}
          editBarred={barred}
        >
          {later(server.snapshots_retention, retentionWords)}
        </Definition>
        <Definition
          label="User data"
          editTo={paths.editor('server', account, id, 'user_data')}
          editBarred={barred}
        >
          {later(server.user_data, (data) => (data ? counted(decodedLength(data), 'byte') : NONE))}
        </Definition>
        <Definition label="Disk">
          {later(server.disk_encrypted, (encrypted) => (encrypted ? 'encrypted' : 'not encrypted'))}
        </Definition>
        <Definition label="Zone">
          {later(zone, (place) => (place ? <ZoneWords id={place} /> : NONE))}
        </Definition>
        <Definition label="Created">
          <CreatedDate iso={created} now={now} />
        </Definition>
        <Definition wide label="Id">
          <RecordId compact id={id} />
        </Definition>
      </DefinitionGrid>
    </Card>
  );
}
