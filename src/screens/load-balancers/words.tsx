import type { ReactNode } from 'react';
import { counted, formatCount } from '@/lib/text';
import type { HttpsMethod } from '@/model/load-balancer/describe';

/** Words of the load balancers' screens. */
export const words = {
  /** On several screens. */
  labels: {
    name: 'Name',
    address: 'Address',
    policy: 'Policy',
    servers: 'Servers',
    serverCount: (count: number) => counted(count, 'server'),
    listeners: 'Listeners',
    listensOn: 'Listens on',
    protocol: 'Protocol',
    proxyProtocol: 'Proxy protocol',
    https: 'HTTPS',
    httpsRedirect: 'HTTPS redirect',
    redirect: 'Redirect HTTP to HTTPS',
    minimumTls: 'Minimum TLS',
    healthcheck: 'Healthcheck',
    cloudIps: 'Cloud IPs',
    certificate: 'Certificate',
    timeoutSeconds: 'Timeout (s)',
    none: 'none',
    noneOption: 'None',
  },
  list: {
    empty:
      'A load balancer shares what arrives at one address among several servers, leaves out those that are down, and can take care of HTTPS for all of them.',
    findBy: 'name, server, IP',
    unread: {
      reading: 'being read',
      failed: 'could not be read',
      done: '–',
    } satisfies Record<'reading' | 'failed' | 'done', string>,
    certificateEnds: (end: string) => `Its certificate ${end}`,
    withServers: 'With servers',
    withoutServers: 'Without servers',
    mapped: 'Mapped',
    notMapped: 'Not mapped',
  },
  create: {
    title: 'Create load balancer',
    titleLike: (other: string) => `Create load balancer like ${other}`,
    balancer: 'Load balancer',
    serversNote: 'Optional. You can add servers later.',
    cloudIp: 'Cloud IP',
    cloudIpNote: 'Mapped when the load balancer is created.',
    noCloudIpDetail: 'It can be mapped later.',
    existingCloudIp: 'An existing Cloud IP',
    existingCloudIpDetail: 'Choose an unmapped IP.',
    cloudIpChoice: 'Existing Cloud IP',
    otherCloudIp: (link: ReactNode) => <>None of these? {link}</>,
    createCloudIp: 'Create Cloud IP',
    summary: 'What is made',
    left: 'Load balancers left afterwards',
    price: (price: ReactNode) => <>{price} a month</>,
    mapTask: 'Map cloud IP',
    notMapped: 'The load balancer was created, but its cloud IP could not be mapped.',
  },
  page: {
    noun: 'load balancer',
    failing: 'This load balancer is failing',
    failingText: 'It may not pass on what arrives. It cannot be changed until it is active again.',
    failed: 'This load balancer has failed',
    failedText: 'It no longer works and can’t be changed. Contact support to remove it.',
    locked: 'It cannot be deleted until it is unlocked. Changing it is still possible.',
    certificateEnds: (end: string) => `The certificate of this load balancer ${end}`,
    hasEnded: 'Browsers refuse to connect by HTTPS.',
    willEnd: 'From then on browsers refuse to connect by HTTPS.',
    noCloudIp: 'no cloud IP',
    notActive: (count: number) => `${String(count)} not active`,
    httpsNote: (end: string) => `certificate ${end}`,
    noMetrics: 'the load balancer is not running',
    balancerCost: 'Load Balancer',
  },
  servers: {
    edit: 'Edit servers',
    empty: 'No servers. All traffic is refused.',
    title: 'Servers of this load balancer',
    task: 'Servers of',
    hint: 'Every server answers on the “out” port of each listener. Those that fail the healthcheck are left out.',
  },
  listeners: {
    edit: 'Edit listeners',
    ports: 'In → out',
    timeout: 'Timeout',
    seconds: (count: number) => `${formatCount(count)} s`,
    empty: 'No listeners.',
    hint: 'What arrives at the “in” port goes to the “out” port of a server.',
    noun: 'listener',
    choose: 'Choose…',
    in: 'In',
    out: 'Out',
  },
  certificate: {
    subject: 'Subject',
    names: 'Names',
    issuer: 'Issuer',
    validFrom: 'Valid from',
    expires: 'Expires',
    fingerprint: 'Fingerprint',
    copiedFingerprint: 'the fingerprint',
    domains: 'Domains',
    noCloudIp:
      'No cloud IP is mapped to this load balancer: its domains cannot resolve to it, and get no certificate.',
    issuedFor: 'Certificate for',
    issued: 'Issued',
    notIssued: 'No certificate has been issued yet.',
  },
  https: {
    task: 'HTTPS of',
    details: {
      none: 'HTTPS is off.',
      acme: 'Certificates are issued and renewed for the domains below.',
      pem: 'Your own certificate. Replace it before it ends.',
    } satisfies Record<HttpsMethod, string>,
    noCloudIp:
      'No cloud IP is mapped to this load balancer: its domains have to resolve to one first.',
    domain: 'Domain',
    domainNoun: 'domain',
    domainsHint: (addresses: readonly string[]) =>
      addresses.length === 0
        ? 'Each has to resolve to this load balancer before it can have a certificate.'
        : `Each has to resolve to ${addresses.join(' or ')} before it can have a certificate.`,
    removeQuestion: (balancer: string) => `Remove HTTPS from ${balancer}?`,
    removed:
      'Its certificate, its private key and its domains are removed, and so are its HTTPS listeners.',
    notRedirected: 'HTTP is no longer redirected.',
    removeLabel: 'Remove HTTPS',
  },
  pem: {
    certificateHint:
      'In PEM form, followed by those that lead to its issuer. It is read here, in your browser.',
    chooseCertificate: 'Choose certificate file',
    key: 'Private key',
    keyHint: 'In PEM form and without a passphrase. It is sent once and kept nowhere here.',
    chooseKey: 'Choose private key file',
    tooLarge: (file: string) => `${file} is too large for this`,
    unreadable: (file: string) => `${file} could not be read`,
    found: 'The certificate that was read',
    chain: 'Chain',
    notYetValid: 'not valid yet',
    issuerExpires: 'Its issuer expires',
    issuerEnd: (issuer: string, end: ReactNode) => (
      <>
        {issuer}: {end}
      </>
    ),
    useLabel: 'Use certificate',
  },
  settings: {
    policyHint: 'How the balancer chooses among its servers for each connection.',
    redirects: 'yes',
    redirectsNot: 'no',
    minimumTlsHint: 'Clients that know no newer version than an older one cannot connect.',
  },
  redirect: {
    hint: 'Whoever comes by HTTP is sent to the same address by HTTPS.',
  },
  healthcheck: {
    type: 'Type',
    port: 'Port',
    path: 'Request path',
    pathHint: 'Healthy if this returns a success status.',
    interval: 'Interval (s)',
    thresholdUp: 'Threshold up',
    thresholdUpHint: 'Successful checks before a server is used again.',
    thresholdDown: 'Threshold down',
    thresholdDownHint: 'Failed checks before a server is removed.',
  },
};
