import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { IdLink } from '@/components/links/id-link';
import { selectRecordName } from '@/components/links/record-name';
import { RELATED_SHOWN } from '@/components/links/related-items';
import { whenKnown, NONE } from '@/components/records/absent';
import { useLookup } from '@/components/data/lookup';
import { connectHint, type ConnectHint } from '@/model/server/connect';
import type { ServerRecord } from '@/model/server/record';
import { selectRecords } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { CodeLine, Copyable } from '@/ui/copy-button';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import styles from './detail.module.css';

const CONNECTIONS: Readonly<Record<ConnectHint['protocol'], { name: string; what: string }>> = {
  ssh: { name: 'SSH', what: 'the ssh command' },
  rdp: { name: 'Remote Desktop', what: 'the host for Remote Desktop' },
};

/** Addresses of a server's own interfaces. */
function useAddresses({ interfaces }: ServerRecord) {
  const known = useSelector((state: WithResources) => selectRecords(state, 'interface'));
  const all = interfaces?.map((id) => known[id]);
  return {
    ipv4: all?.flatMap((port) => port?.ipv4_address ?? []),
    ipv6: all?.flatMap((port) => port?.ipv6_address ?? []),
  };
}

interface TextsProps {
  readonly texts: readonly string[] | undefined;
  readonly what: string;
}

function Texts({ texts, what }: TextsProps) {
  return whenKnown(texts, (known) =>
    known.length === 0
      ? NONE
      : known.map((text) => <Copyable key={text} compact text={text} what={what} />),
  );
}

function CloudIp({ id }: { readonly id: string }) {
  const address = useSelector((state: WithResources) => selectRecordName(state, 'cloud_ip', id));
  const link = (
    <span className="mono">
      <IdLink kind="cloud_ip" id={id} />
    </span>
  );
  if (address === undefined) return <div>{link}</div>;
  return (
    <Copyable compact text={address} what="the cloud IP">
      {link}
    </Copyable>
  );
}

function CloudIps({ ids }: { readonly ids: readonly string[] }) {
  const more = ids.length - RELATED_SHOWN;
  return (
    <>
      {ids.length === 0 && NONE}
      {ids.slice(0, RELATED_SHOWN).map((id) => (
        <CloudIp key={id} id={id} />
      ))}
      {more > 0 && <span className="muted">+{more} more</span>}
    </>
  );
}

function Hint({ hint }: { readonly hint: ConnectHint }): ReactNode {
  const { name, what } = CONNECTIONS[hint.protocol];
  return (
    <>
      <p className={styles.way}>
        {name}
        {hint.protocol === 'rdp' && (
          <>
            {' '}
            as <code>{hint.user}</code>
          </>
        )}
        {!hint.ipv4 && ', by IPv6 only: this server has no cloud IP'}
      </p>
      <CodeLine text={hint.line} what={what} />
    </>
  );
}

interface ConnectCardProps {
  readonly server: ServerRecord;
}

/** How to reach a server. */
export function ConnectCard({ server }: ConnectCardProps) {
  const lookup = useLookup();
  const hint = connectHint(server, lookup);
  const { ipv4, ipv6 } = useAddresses(server);
  const { fqdn } = server;
  return (
    <Card title="Connect" flush>
      <div className={styles.connect}>
        {hint === undefined ? (
          <p className="muted">How to connect shows once its host name and cloud IPs are known.</p>
        ) : (
          <Hint hint={hint} />
        )}
      </div>
      <DefinitionGrid>
        <Definition label={(server.cloud_ips?.length ?? 0) > 1 ? 'Cloud IPs' : 'Cloud IP'}>
          {whenKnown(server.cloud_ips, (ids) => (
            <CloudIps ids={ids} />
          ))}
        </Definition>
        <Definition label="Private IPv4">
          <Texts texts={ipv4} what="the private IPv4 address" />
        </Definition>
        <Definition label="IPv6">
          <Texts texts={ipv6} what="the IPv6 address" />
        </Definition>
        <Definition label="Host name">
          <Texts texts={fqdn === undefined ? fqdn : fqdn ? [fqdn] : []} what="the host name" />
        </Definition>
      </DefinitionGrid>
    </Card>
  );
}
