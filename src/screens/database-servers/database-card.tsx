import type { CardProps } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { RelatedItems } from '@/components/records/links/related-items';
import { StatusWithBar } from '@/components/records/record-status';
import { CREATION_SECONDS } from '@/model/creation';
import { engineLabel } from '@/model/database-engine/describe';
import type { DatabaseServerRecord } from '@/model/database-server/record';
import { databaseTypeLabel } from '@/model/database-type/describe';
import { zoneLabel } from '@/model/zone/describe';

export function DatabaseCard({ record: server, context }: CardProps<DatabaseServerRecord>) {
  const { database_server_type: typeId, zone, cloud_ips: ips = [] } = server;
  const type = typeId ? context.get('database_type', typeId) : undefined;
  return (
    <>
      <NameCell kind="database_server" record={server} />
      <StatusWithBar record={server} seconds={CREATION_SECONDS.database_server} />
      <p>{engineLabel(server) ?? '–'}</p>
      <p>{type === undefined ? (typeId ?? '–') : databaseTypeLabel(type)}</p>
      {ips.length > 0 && <RelatedItems kind="cloud_ip" ids={ips} variant="lines" />}
      <p className="muted">
        {(zone && zoneLabel(context.get('zone', zone)?.handle)) ?? 'Zone not known'} ·{' '}
        <Created iso={server.created_at} now={context.now} />
      </p>
    </>
  );
}
