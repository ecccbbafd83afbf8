import type { ReactNode } from 'react';
import { CreatedDate } from '@/components/records/created';
import { formatDate, formatUtc } from '@/lib/dates';
import { entryOf } from '@/lib/values';
import { joinList } from '@/lib/text';
import type { Facts } from '@/model/facts';
import {
  certificateEnd,
  DOMAIN_HINTS,
  domainsOf,
  expiryOf,
  invalidDomainsProblem,
} from '@/model/load-balancer/certificate';
import { httpsMethod } from '@/model/load-balancer/describe';
import type { LoadBalancerRecord } from '@/model/records/network';
import { statusColour } from '@/model/status';
import { Card, CardBody } from '@/ui/card';
import { StatusBadge, Tag } from '@/ui/badges';
import { Copyable } from '@/ui/copy-button';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { Note } from '@/ui/note';
import { Time } from '@/ui/time';
import { words } from '../words';
import styles from './certificate.module.css';

interface HttpsProps {
  readonly balancer: LoadBalancerRecord;
  readonly facts: Facts;
}

function Expires({ balancer, facts: { now } }: HttpsProps) {
  const end = certificateEnd(balancer);
  const near = expiryOf(end, now);
  if (end === undefined || near === undefined) return <CreatedDate iso={end} now={now} />;
  return (
    <>
      <Time iso={end} exact={formatUtc(end)}>
        {formatDate(end)}
      </Time>{' '}
      <Tag tone={near.isOver ? 'red' : 'orange'}>{near.words}</Tag>
    </>
  );
}

function Fingerprint({ text }: { readonly text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Definition wide label={words.certificate.fingerprint}>
      <Copyable compact text={text} what={words.certificate.copiedFingerprint} />
    </Definition>
  );
}

function Uploaded({ balancer, facts }: HttpsProps) {
  const { certificate } = balancer;
  if (!certificate) return null;
  return (
    <DefinitionGrid>
      <Definition label={words.certificate.subject}>{certificate.subject}</Definition>
      <Definition label={words.certificate.names}>{joinList(certificate.domains ?? [])}</Definition>
      <Definition label={words.certificate.issuer}>{certificate.issuer}</Definition>
      <Definition label={words.certificate.validFrom}>
        <CreatedDate iso={certificate.valid_from} now={facts.now} />
      </Definition>
      <Definition label={words.certificate.expires}>
        <Expires balancer={balancer} facts={facts} />
      </Definition>
      <Fingerprint text={certificate.fingerprint} />
    </DefinitionGrid>
  );
}

function Encrypted({ balancer, facts }: HttpsProps) {
  const domains = domainsOf(balancer, facts.now) ?? [];
  const certificate = balancer.acme?.certificate;
  const invalid = invalidDomainsProblem(domains);
  const isUnmapped = balancer.cloud_ips?.length === 0;
  return (
    <>
      {(invalid ?? isUnmapped) && (
        <CardBody>
          {invalid && <Note tone="warning">{invalid}</Note>}
          {isUnmapped && <Note tone="warning">{words.certificate.noCloudIp}</Note>}
        </CardBody>
      )}
      <ul aria-label={words.certificate.domains} className={styles.domains}>
        {domains.map(({ name, status, message = entryOf(DOMAIN_HINTS, status) }) => (
          <li key={name}>
            <div className={styles.domain}>
              <span>{name}</span>
              <StatusBadge status={status} colour={statusColour(status)} />
            </div>
            {message !== undefined && <p className={styles.message}>{message}</p>}
          </li>
        ))}
      </ul>
      {certificate ? (
        <DefinitionGrid>
          <Definition label={words.certificate.issuedFor}>
            {joinList(certificate.domains ?? [])}
          </Definition>
          <Definition label={words.certificate.issued}>
            <CreatedDate iso={certificate.issued_at} now={facts.now} />
          </Definition>
          <Definition label={words.certificate.expires}>
            <Expires balancer={balancer} facts={facts} />
          </Definition>
          <Fingerprint text={certificate.fingerprint} />
        </DefinitionGrid>
      ) : (
        <CardBody>
          <p className="muted">{words.certificate.notIssued}</p>
        </CardBody>
      )}
    </>
  );
}

export function HttpsCard(props: HttpsProps): ReactNode {
  const method = httpsMethod(props.balancer);
  if (method === undefined || method === 'none') return null;
  return (
    <Card flush title={words.labels.certificate}>
      {method === 'acme' ? <Encrypted {...props} /> : <Uploaded {...props} />}
    </Card>
  );
}
