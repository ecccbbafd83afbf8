import type { Listener } from '@/wire/network';
import { fingerprintOf } from '@mocks/provider/certificate';
import type { FirewallRuleRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';
import { suffix, type Make } from '@mocks/provider/worlds/make';
import { SHOP } from '@mocks/provider/worlds/company/people';

type Rule = Partial<FirewallRuleRow>;

const out: Rule = { destination: 'any', description: 'Everything out' };
const fromBastion: Rule = {
  source: 'grp-basti',
  protocol: 'tcp',
  destination_port: '22',
  description: 'SSH by way of the bastion',
};

/** Groups by role, each with the rules that its servers need. */
const groups: readonly (readonly [string, string, string, readonly Rule[]])[] = [
  [
    'grp-web01',
    'web',
    'The shop’s pages',
    [
      { source: 'lba-front', protocol: 'tcp', destination_port: '80', description: 'The shop' },
      fromBastion,
      out,
    ],
  ],
  [
    'grp-api01',
    'api',
    'Checkout',
    [
      { source: 'lba-check', protocol: 'tcp', destination_port: '8080', description: 'Payments' },
      { source: 'grp-web01', protocol: 'tcp', destination_port: '8080', description: 'The shop' },
      fromBastion,
      out,
    ],
  ],
  ['grp-work1', 'workers', 'Mail and pictures', [fromBastion, out]],
  [
    'grp-stage',
    'staging',
    'For the office alone',
    [
      {
        source: '203.0.113.0/24',
        protocol: 'tcp',
        destination_port: '80,443',
        description: 'The office',
      },
      fromBastion,
      out,
    ],
  ],
  [
    'grp-basti',
    'bastion',
    'The one way in by SSH',
    [
      {
        source: '203.0.113.0/24',
        protocol: 'tcp',
        destination_port: '22',
        description: 'The office',
      },
      out,
    ],
  ],
];

/** The rule that somebody forgot: SSH from everywhere to the bastion. */
export const FORGOTTEN = 'fwr-trip1';

export function addGroups(world: World, make: Make): void {
  const created_at = make.ago(469);
  for (const [id, name, description, rules] of groups) {
    world.server_group.put(make.group({ id, account: SHOP, name, description, created_at }));
    const firewall_policy = `fwp-${suffix(id)}`;
    world.firewall_policy.put(
      make.policy({
        id: firewall_policy,
        account: SHOP,
        name,
        description: `Auto-created for ${id}`,
        server_group: id,
        created_at,
      }),
    );
    for (const [number, rule] of rules.entries()) {
      const ruleId = `fwr-${suffix(id).slice(0, 4)}${number}`;
      world.firewall_rule.put(make.rule({ created_at, ...rule, id: ruleId, firewall_policy }));
    }
  }
  world.firewall_rule.put(
    make.rule({
      id: FORGOTTEN,
      firewall_policy: 'fwp-basti',
      source: 'any',
      protocol: 'tcp',
      destination_port: '22',
      description: 'While I travel. Remove after Thursday!',
      created_at: make.ago(4),
    }),
  );
}

const shopNames = ['marlowandfinch.example', 'www.marlowandfinch.example'];

const http: Listener = { protocol: 'http', in: 80, out: 80, timeout: 50_000, proxy_protocol: null };

/** The shop's front with Let's Encrypt, and checkout with a certificate that ends in 20 days. */
export function addLoadBalancers(world: World, make: Make): void {
  world.load_balancer.put(
    make.balancer({
      id: 'lba-front',
      account: SHOP,
      name: 'cdn-front',
      created_at: make.ago(468),
      https_redirect: true,
      nodes: ['srv-shop1', 'srv-shop2', 'srv-shop3', 'srv-shop4'],
      listeners: [http, { ...http, protocol: 'https', in: 443 }],
      acme: {
        certificate: {
          fingerprint: fingerprintOf(shopNames.join()),
          issued_at: make.ago(28),
          expires_at: make.ago(-62),
          domains: shopNames,
        },
        domains: shopNames.map((identifier) => ({
          identifier,
          status: 'valid',
          last_message: null,
        })),
      },
    }),
  );
  world.load_balancer.put(
    make.balancer({
      id: 'lba-check',
      account: SHOP,
      name: 'checkout',
      created_at: make.ago(160),
      nodes: ['srv-check'],
      listeners: [{ ...http, protocol: 'https', in: 443, out: 8080 }],
      healthcheck: {
        type: 'http',
        request: '/health',
        port: 8080,
        interval: 5000,
        timeout: 5000,
        threshold_up: 3,
        threshold_down: 3,
      },
      certificate: {
        valid_from: make.ago(345),
        expires_at: make.ago(-20),
        issuer: 'Example Certificate Authority',
        subject: 'pay.marlowandfinch.example',
        fingerprint: fingerprintOf('pay.marlowandfinch.example'),
        domains: ['pay.marlowandfinch.example'],
      },
    }),
  );
}

export function addCloudIps(world: World, make: Make): void {
  const ips = [
    ['cip-front', 'shop', 'lba-front', 'marlowandfinch.example'],
    ['cip-check', 'checkout', 'lba-check', 'pay.marlowandfinch.example'],
    ['cip-basti', 'bastion', 'int-basti', null],
  ] as const;
  for (const [index, [id, name, destination, reverse_dns]] of ips.entries()) {
    const given = { id, account: SHOP, name, destination };
    world.cloud_ip.put(
      make.cloudIp(reverse_dns === null ? given : { ...given, reverse_dns }, index + 21),
    );
  }
}
