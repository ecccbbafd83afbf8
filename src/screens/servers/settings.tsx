import { IdLink } from '@/components/links/id-link';
import { RelatedItems } from '@/components/links/related-items';
import { RelativeTime } from '@/components/records/created';
import { whenKnown, NONE } from '@/components/records/absent';
import { CREATED, ID, NAME } from '@/components/settings/common-settings';
import type { Setting } from '@/components/settings/setting';
import { counted } from '@/lib/text';
import type { Facts } from '@/model/facts';
import { describeSchedule, parseSchedule } from '@/model/schedule';
import type { ServerRecord } from '@/model/server/record';
import { ageProblem, canResize } from '@/model/server/rules';
import { canEdit } from '@/model/server/rules';
import { retentionLabel } from '@/model/server/snapshots';
import { zoneLabel } from '@/model/zone/describe';
import { DefinitionNote } from '@/ui/definition-grid';
import { typeLabel } from './type-labels';

/** In bytes. */
function decodedLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  return Math.floor((base64.length * 3) / 4) - padding;
}

function typeOf(server: ServerRecord, facts: Facts) {
  const tooOld = ageProblem(server);
  return (
    <>
      {whenKnown(server.server_type, (id) => {
        const type = id ? facts.get('server_type', id) : undefined;
        return type ? typeLabel(type) : id ? <code>{id}</code> : NONE;
      })}
      {/* Spec 2 §9 "Server type resize is marked" (decisions.md). */}
      {tooOld !== undefined && <DefinitionNote>{tooOld}</DefinitionNote>}
    </>
  );
}

function scheduleOf(server: ServerRecord, { now }: Facts) {
  const next = server.snapshots_schedule_next_at;
  return (
    <>
      {whenKnown(server.snapshots_schedule, (schedule) =>
        describeSchedule(parseSchedule(schedule)),
      )}
      {next && (
        <DefinitionNote>
          next <RelativeTime iso={next} now={now} />
        </DefinitionNote>
      )}
    </>
  );
}

function zoneOf(id: string, facts: Facts) {
  const handle = facts.get('zone', id)?.handle;
  if (!handle) return <code>{id}</code>;
  return (
    <>
      {zoneLabel(handle)} <span className="muted">({handle})</span>
    </>
  );
}

export const SERVER_SETTINGS: readonly Setting<'server'>[] = [
  { ...NAME, rule: canEdit },
  { label: 'Type', editor: 'resize', rule: canResize, words: typeOf },
  {
    label: 'Image',
    words: ({ image }) =>
      whenKnown(image, (from) => (from ? <IdLink kind="image" id={from} /> : NONE)),
  },
  {
    label: 'Groups',
    editor: 'server_groups',
    rule: canEdit,
    words: ({ server_groups: groups }) => <RelatedItems kind="server_group" ids={groups} />,
  },
  { label: 'Snapshot schedule', editor: 'snapshots_schedule', rule: canEdit, words: scheduleOf },
  {
    label: 'Snapshot retention',
    editor: 'snapshots_retention',
    rule: canEdit,
    words: ({ snapshots_retention: kept }) => whenKnown(kept, retentionLabel),
  },
  {
    label: 'User data',
    editor: 'user_data',
    rule: canEdit,
    words: ({ user_data: data }) =>
      whenKnown(data, (text) => (text ? counted(decodedLength(text), 'byte') : NONE)),
  },
  {
    label: 'Disk',
    words: ({ disk_encrypted: encrypted }) =>
      whenKnown(encrypted, (is) => (is ? 'encrypted' : 'not encrypted')),
  },
  {
    label: 'Zone',
    words: ({ zone }, facts) => whenKnown(zone, (id) => (id ? zoneOf(id, facts) : NONE)),
  },
  CREATED,
  { ...ID, wide: true },
];
