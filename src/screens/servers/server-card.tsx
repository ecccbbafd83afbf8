import type { CardProps } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { RelatedItems } from '@/components/records/links/related-items';
import { serverZone } from '@/model/server/describe';
import type { ServerRecord } from '@/model/server/record';
import { ServerAddress } from './server-address';
import { ServerStatus } from './server-status';
import { typeLabel } from './type-labels';

export function ServerCard({ record: server, context }: CardProps<ServerRecord>) {
  const type = server.server_type ? context.get('server_type', server.server_type) : undefined;
  return (
    <>
      <NameCell kind="server" record={server} />
      <ServerStatus server={server} />
      <p>{type === undefined ? (server.server_type ?? '–') : typeLabel(type)}</p>
      {(server.cloud_ips?.length ?? 0) > 0 ? (
        <RelatedItems kind="cloud_ip" ids={server.cloud_ips} variant="lines" />
      ) : (
        <ServerAddress server={server} lookup={context} />
      )}
      <RelatedItems kind="server_group" ids={server.server_groups} />
      <p className="muted">
        {serverZone(server, context) ?? 'Zone not known'} ·{' '}
        <Created iso={server.created_at} now={context.now} />
      </p>
    </>
  );
}
