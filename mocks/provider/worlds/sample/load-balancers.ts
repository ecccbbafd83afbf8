import type { AcmeDomain, Certificate, Listener } from '@/wire/network';
import { fingerprintOf } from '@mocks/provider/certificate';
import type { LoadBalancerRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';
import type { Make } from '@mocks/provider/worlds/make';

type Line = Pick<LoadBalancerRow, 'id' | 'name'> & Partial<LoadBalancerRow>;

const https: Listener = {
  protocol: 'https',
  in: 443,
  out: 80,
  timeout: 50_000,
  proxy_protocol: null,
};
const both = [{ ...https, protocol: 'http', in: 80 }, https];

const domain = (
  identifier: string,
  status: string | null,
  last_message: string | null = null,
): AcmeDomain => ({ identifier, status, last_message });

/** An uploaded certificate that expires in this many days. */
const uploaded = (make: Make, subject: string, days: number): Certificate => ({
  valid_from: make.ago(365 - days),
  expires_at: make.ago(-days),
  issuer: 'Example Certificate Authority',
  subject,
  fingerprint: fingerprintOf(subject),
  domains: [subject],
});

/** Domains that all have a certificate, which expires in this many days. */
const certified = (make: Make, names: string[], days: number): LoadBalancerRow['acme'] => ({
  certificate: {
    fingerprint: fingerprintOf(names.join()),
    issued_at: make.ago(90 - days),
    expires_at: make.ago(-days),
    domains: names,
  },
  domains: names.map((name) => domain(name, 'valid')),
});

/** Everyday balancers: with Let's Encrypt, with a certificate, being created, failed. */
const plainLines = (make: Make): Line[] => [
  {
    id: 'lba-front',
    name: 'front',
    https_redirect: true,
    nodes: ['srv-web01', 'srv-web02'],
    listeners: [
      { protocol: 'http', in: 80, out: 80, timeout: 50_000, proxy_protocol: null },
      { protocol: 'https', in: 443, out: 80, timeout: 50_000, proxy_protocol: null },
    ],
    acme: {
      certificate: {
        fingerprint: '3f:9a:11:0c:77:5e:28:b4:61:d2:90:ee:4a:1c:0b:87:c3:54:6d:fe',
        issued_at: make.ago(20),
        expires_at: make.ago(-70),
        domains: ['www.example.com'],
      },
      domains: [
        { identifier: 'www.example.com', status: 'valid', last_message: null },
        {
          identifier: 'shop.example.com',
          status: 'pending',
          last_message: 'The domain does not resolve to this load balancer yet',
        },
      ],
    },
  },
  {
    id: 'lba-paper',
    name: 'papers',
    locked: true,
    certificate: {
      valid_from: make.ago(200),
      expires_at: make.ago(-165),
      issuer: 'Example Certificate Authority',
      subject: 'papers.example.com',
      fingerprint: '9c:02:4b:de:71:aa:05:13:8f:66:c0:db:e9:57:30:21:4e:fd:b8:12',
      domains: ['papers.example.com'],
    },
    listeners: [{ protocol: 'https', in: 443, out: 80, timeout: 50_000, proxy_protocol: 'v2' }],
  },
  { id: 'lba-creat', name: 'being-made', status: 'creating', created_at: make.ago(0) },
  { id: 'lba-faild', name: 'broken', status: 'failed' },
];

/** Unusual balancers: every status of a domain, certificates near their end, and rare cases. */
const oddLines = (make: Make): Line[] => [
  {
    id: 'lba-block',
    name: 'blog',
    nodes: ['srv-web01'],
    listeners: both,
    acme: {
      certificate: null,
      domains: [
        domain('blog.example.com', 'verified'),
        domain('news.example.com', 'pending'),
        domain(
          'blog.example.invalid',
          'invalid',
          'DNS problem: NXDOMAIN looking up blog.example.invalid',
        ),
      ],
    },
  },
  {
    id: 'lba-hopes',
    name: 'new-shop',
    listeners: both,
    acme: {
      certificate: null,
      domains: [
        domain('unchecked.example.com', null),
        domain('pending.example.com', 'pending'),
        domain('failed.example.com', 'failed', 'Timeout during connect (likely firewall problem)'),
        domain('shop.example.com', 'verified'),
      ],
    },
  },
  {
    id: 'lba-lapse',
    name: 'archive',
    nodes: ['srv-web02'],
    listeners: both,
    acme: certified(make, ['archive.example.com'], -3),
  },
  {
    id: 'lba-soon1',
    name: 'tickets',
    nodes: ['srv-web01', 'srv-web02'],
    listeners: [https, { ...https, in: 8443, out: 8080 }],
    certificate: uploaded(make, 'tickets.example.com', 10),
    ssl_minimum_version: 'TLSv1.3',
  },
  {
    id: 'lba-socke',
    name: 'sockets',
    nodes: ['srv-six06'],
    listeners: [
      { ...https, protocol: 'http+ws', in: 80 },
      { ...https, protocol: 'https+wss', timeout: 86_400_000 },
      { ...https, protocol: 'tcp', in: 25, out: 2525, proxy_protocol: 'v1' },
    ],
    certificate: uploaded(make, 'sockets.example.com', 300),
  },
  {
    id: 'lba-queue',
    name: '',
    policy: 'source-address',
    listeners: [{ ...https, protocol: 'tcp', in: 5672, out: 5672 }],
    healthcheck: {
      type: 'tcp',
      request: '',
      port: 5672,
      interval: 10_000,
      timeout: 2000,
      threshold_up: 2,
      threshold_down: 5,
    },
    ssl_minimum_version: 'TLSv1.0',
  },
  {
    id: 'lba-long1',
    name: 'a-load-balancer-whose-name-is-rather-longer-than-fifty-characters-allow',
    policy: 'round-robin',
    nodes: ['srv-lock1', 'srv-long1', 'srv-old01', 'srv-unava', 'srv-win01', 'srv-six06'],
    listeners: both,
    acme: certified(make, ['one.example.com', 'two.example.com'], 20),
  },
  { id: 'lba-falte', name: 'faltering', status: 'failing', nodes: ['srv-nbs01'] },
  { id: 'lba-going', name: 'leaving', status: 'deleting' },
];

export function addLoadBalancers(world: World, make: Make): void {
  for (const line of [...plainLines(make), ...oddLines(make)]) {
    world.load_balancer.put(make.balancer({ account: 'acc-demo1', ...line }));
  }
}
