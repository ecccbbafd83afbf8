import { expect, test } from 'vitest';
import * as certificate from '@/lib/certificate';
import * as chain from '@/model/load-balancer/chain';
import {
  createBalancerCall,
  EMPTY_BALANCER,
  type NewBalancer,
  newBalancerProblems,
  similarBalancer,
} from '@/model/load-balancer/create';
import {
  balancerAsCommand,
  balancerAsTerraform,
  balancerCallToShow,
} from '@/model/load-balancer/show-as';
import { certificate_pem, certificate_private_key } from '../../mocks/certificates';
import { facts, record } from '../build';

const reader = { ...certificate, ...chain };

const form = (changes: Partial<NewBalancer> = {}): NewBalancer => ({
  ...EMPTY_BALANCER,
  ...changes,
});

const wrong = (changes: Partial<NewBalancer>, known = facts()) =>
  Object.fromEntries(
    Object.entries(newBalancerProblems(form(changes), known, reader)).filter(
      ([, problem]) => typeof problem === 'string',
    ),
  );

const ACME = { method: 'acme', domains: [{ name: 'a.example' }] } as const;
const PEM = {
  method: 'pem',
  certificate: certificate_pem,
  key: certificate_private_key,
} as const;

test('what is sent of the defaults', () => {
  expect(createBalancerCall(form()).body).toEqual({
    name: '',
    policy: 'least-connections',
    ssl_minimum_version: 'TLSv1.2',
    https_redirect: false,
    nodes: [],
    healthcheck: {
      type: 'http',
      request: '/',
      port: 80,
      interval: 5000,
      timeout: 5000,
      threshold_up: 3,
      threshold_down: 3,
    },
    listeners: [{ protocol: 'http', in: 80, out: 80, timeout: 30_000, proxy_protocol: null }],
  });
});

test('nodes as objects, and the listener that HTTPS adds', () => {
  const { body } = createBalancerCall(
    form({
      name: ' shop ',
      nodes: ['srv-aaaaa'],
      redirect: true,
      ...ACME,
      domains: [...ACME.domains],
    }),
  );
  expect(body).toMatchObject({
    name: 'shop',
    nodes: [{ node: 'srv-aaaaa' }],
    https_redirect: true,
    domains: ['a.example'],
  });
  expect(body?.['listeners']).toEqual([
    { protocol: 'http', in: 80, out: 80, timeout: 30_000, proxy_protocol: null },
    { protocol: 'https', in: 443, out: 80, timeout: 50_000, proxy_protocol: null },
  ]);
});

test('a certificate goes with its key', () => {
  expect(createBalancerCall(form(PEM)).body).toMatchObject({
    certificate_pem,
    certificate_private_key,
  });
});

test.each<[Partial<NewBalancer>, object]>([
  [{}, {}],
  [PEM, {}],
  [{ redirect: true }, { redirect: 'Set up HTTPS before redirecting to it' }],
  [{ method: 'acme' }, { domains: 'Please enter at least one domain' }],
  [{ port: '' }, { port: 'Please enter a valid port number' }],
  [
    { ...PEM, rows: [{ ...EMPTY_BALANCER.rows[0]!, in: '443', protocol: 'tcp' }] },
    { method: 'Another listener uses port 443. Move it to another port first' },
  ],
  [
    { rows: [{ ...EMPTY_BALANCER.rows[0]!, in: '', out: '' }] },
    { rows: 'Load Balancers must have at least one listener' },
  ],
])('%o is refused with %o', (changes, problems) => {
  expect(wrong(changes)).toEqual(problems);
});

test('a cloud IP that was mapped since is not taken', () => {
  const known = (status: string) => facts({ cloud_ip: [{ id: 'cip-aaaaa', status }] });
  expect(wrong({ cloudIp: 'cip-aaaaa' }, known('unmapped'))).toEqual({});
  expect(wrong({ cloudIp: 'cip-aaaaa' }, known('mapped'))).toEqual({
    cloudIp: 'cip-aaaaa has already been mapped elsewhere',
  });
});

test('one like another has its servers, ports and checks, but neither domains nor certificate', () => {
  const other = record('load_balancer', {
    id: 'lba-aaaaa',
    name: 'shop-1',
    policy: 'round-robin',
    ssl_minimum_version: 'TLSv1.3',
    nodes: ['srv-aaaaa', 'srv-bbbbb'],
    listeners: [
      { protocol: 'http', in: 8080, out: 80, timeout: 50_000, proxy_protocol: 'v1' },
      { protocol: 'https', in: 443, out: 80, timeout: 50_000, proxy_protocol: null },
    ],
    healthcheck: { type: 'tcp', port: 8080, interval: 2000 },
    certificate: { subject: 'shop.example' },
    acme: null,
  });
  const known = facts({
    load_balancer: [{ id: 'lba-aaaaa', name: 'shop-1' }],
    server: [
      { id: 'srv-aaaaa', status: 'active' },
      { id: 'srv-bbbbb', status: 'deleted' },
    ],
  });
  expect(similarBalancer(other, known)).toEqual({
    ...EMPTY_BALANCER,
    name: 'shop-2',
    policy: 'round-robin',
    tls: 'TLSv1.3',
    nodes: ['srv-aaaaa'],
    rows: [{ protocol: 'http', in: '8080', out: '80', timeout: '50', proxy: 'v1' }],
    type: 'tcp',
    port: '8080',
    interval: '2',
  });
});

test('as text: what was chosen, and neither the certificate nor the key', () => {
  const shown = form({ name: 'shop', nodes: ['srv-aaaaa'], ...PEM });
  expect(balancerAsCommand(shown)).toBe(
    [
      'brightbox lbs create',
      '--name=shop',
      '--policy=least-connections',
      '--listeners=80:80:http:30000,443:80:https:50000',
      '--hc-type=http',
      '--hc-request=/',
      '--hc-port=80',
      '--hc-interval=5000',
      '--hc-timeout=5000',
      '--hc-up=3',
      '--hc-down=3',
      '--ssl-cert=certificate.pem',
      '--ssl-key=private-key.pem',
      '--ssl-min-ver=TLSv1.2',
      'srv-aaaaa',
    ].join(' \\\n  '),
  );
  expect(balancerAsTerraform(shown)).toContain(
    '  certificate_private_key = file("private-key.pem")\n\n  listener {\n    protocol = "http"',
  );
  expect(balancerCallToShow(shown).body).toMatchObject({
    certificate_pem: 'CERTIFICATE_PEM',
    certificate_private_key: 'PRIVATE_KEY_PEM',
  });
});

test('as a command with ACME, and above it what brightbox-cli has no option for', () => {
  const proxied = { protocol: 'http', in: '80', out: '80', timeout: '30', proxy: 'v1' } as const;
  const shown = form({
    method: 'acme',
    domains: [{ name: 'a.example.com' }, { name: 'b.example.com' }],
    redirect: true,
    rows: [proxied],
  });
  const text = balancerAsCommand(shown);
  expect(text).toContain('--acme_domains=a.example.com,b.example.com');
  expect(text.split('\n')[0]).toBe(
    '# Without an option: redirecting HTTP to HTTPS, the proxy protocol',
  );
  expect(text).not.toMatch(/--(https-redirect|proxy-protocol)/);
  expect(balancerAsTerraform(shown)).toContain('https_redirect      = true');
});
