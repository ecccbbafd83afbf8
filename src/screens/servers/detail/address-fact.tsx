import { useSelector } from 'react-redux';
import { IdLink } from '@/components/records/links/id-link';
import { selectRecordName } from '@/components/records/links/record-name';
import { Absent } from '@/components/records/absent';
import type { Facts } from '@/model/facts';
import { type ConnectHint, connectHint } from '@/model/server/connect';
import { ownAddresses } from '@/model/server/addresses';
import type { ServerRecord } from '@/model/server/record';
import { isGone } from '@/model/status';
import type { WithResources } from '@/store/resources/resources-state';
import { CopyButton } from '@/ui/copy-button';
import { Fact } from '@/ui/fact-strip';
import { Spinner } from '@/ui/spinner';
import { BEING_MAPPED, useCloudIpMapping } from '../use-cloud-ip-mapping';

interface CopiedProps {
  readonly text: string;
  readonly what: string;
}

function Copied({ text, what }: CopiedProps) {
  return (
    <>
      <code title={text}>{text}</code>
      <CopyButton compact text={text} what={what} />
    </>
  );
}

function CloudIp({ id }: { readonly id: string }) {
  const address = useSelector((state: WithResources) => selectRecordName(state, 'cloud_ip', id));
  return (
    <>
      <span className="mono">
        <IdLink kind="cloud_ip" id={id} quiet />
      </span>
      {address !== undefined && <CopyButton compact text={address} what="the cloud IP" />}
    </>
  );
}

function Connection({ hint }: { readonly hint: ConnectHint }) {
  if (hint.protocol === 'ssh') return <Copied text={hint.line} what="the ssh command" />;
  return (
    <>
      <span>
        Remote Desktop as <code>{hint.user}</code>
      </span>
      <CopyButton compact text={hint.host} what="the host for Remote Desktop" />
    </>
  );
}

interface AddressFactProps {
  readonly server: ServerRecord;
  readonly facts: Facts;
}

/** Where a server is reached, and how, once it can be. */
export function AddressFact({ server, facts }: AddressFactProps) {
  const { status, cloud_ips: ips } = server;
  const isMapping = useCloudIpMapping(server);
  const [ip, ...more] = ips ?? [];
  const own = ownAddresses(server, facts).ipv6;
  const ipv6 = own?.[0];
  const isReachable = status !== 'creating' && status !== 'failed' && !isGone(status);
  const hint = isReachable ? connectHint(server, facts) : undefined;
  return (
    <Fact
      label={
        isReachable && !isMapping && ips?.length === 0 && ipv6 ? 'Address, by IPv6 only' : 'Address'
      }
      width="xl"
      note={
        hint ? (
          <Connection hint={hint} />
        ) : (
          status === 'creating' && <span>a cloud IP shows here once it is mapped</span>
        )
      }
    >
      {ip !== undefined ? (
        <>
          <CloudIp id={ip} />
          {more.length > 0 && <span className="muted">+{more.length} more</span>}
          {isMapping && <span className="muted">being mapped</span>}
        </>
      ) : isMapping ? (
        <>
          <Spinner />
          <span>{BEING_MAPPED}</span>
        </>
      ) : ips === undefined || own === undefined ? (
        <Absent />
      ) : ipv6 === undefined ? (
        <span className="muted">none</span>
      ) : (
        <Copied text={ipv6} what="the IPv6 address" />
      )}
    </Fact>
  );
}
