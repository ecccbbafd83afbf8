import type { Lookup } from '@/model/facts';
import type { ServerRecord } from '@/model/records/compute';
import { serverAddresses, shortIpv6 } from '@/model/server/addresses';
import { titleOf } from '@/model/title';
import { Copyable } from '@/ui/copy-button';
import { CellLines } from '@/ui/table';
import { BEING_MAPPED, useCloudIpMapping } from './use-cloud-ip-mapping';

interface ServerAddressProps {
  readonly server: ServerRecord;
  readonly lookup: Lookup;
}

export function ServerAddress({ server, lookup }: ServerAddressProps) {
  const { reached, isOwn, inside } = serverAddresses(server, lookup);
  const isMapping = useCloudIpMapping(server);
  const second = inside && <code>{inside}</code>;
  if (isMapping && (isOwn || reached === undefined)) {
    return (
      <CellLines second={second}>
        <span className="muted">{BEING_MAPPED}</span>
      </CellLines>
    );
  }
  if (reached === undefined) return inside ?? <span className="muted">–</span>;
  return (
    <CellLines second={second}>
      <Copyable inRow text={reached} what={`the address of ${titleOf(server)}`}>
        {isOwn ? (
          <code className="muted" title={reached}>
            {shortIpv6(reached)}
          </code>
        ) : (
          <code>{reached}</code>
        )}
      </Copyable>
    </CellLines>
  );
}
