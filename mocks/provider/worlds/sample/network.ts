import type { LoadBalancerRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';
import type { Make } from '@mocks/provider/worlds/make';

const account = 'acc-demo1';

/** Groups and the firewall policy of the web tier. */
export function addGroups(world: World, make: Make): void {
  world.server_group.put(make.group({ id: 'grp-web01', account, name: 'web' }));
  world.server_group.put(
    make.group({ id: 'grp-works', account, name: 'workers', description: 'Queue workers' }),
  );
  world.server_group.put(make.group({ id: 'grp-empty', account, name: 'empty' }));
  world.firewall_policy.put(
    make.policy({
      id: 'fwp-web01',
      account,
      name: 'web',
      description: 'Auto-created for grp-web01',
      server_group: 'grp-web01',
    }),
  );
  world.firewall_policy.put(make.policy({ id: 'fwp-loose', account, name: 'not applied' }));
  const rules = [
    { id: 'fwr-ssh22', source: 'any', protocol: 'tcp', destination_port: '22' },
    { id: 'fwr-web80', source: 'any', protocol: 'tcp', destination_port: '80,443' },
    { id: 'fwr-ping1', source: 'any', protocol: 'icmp', icmp_type_name: 'echo-request' },
    { id: 'fwr-lban1', source: 'lba-front', protocol: 'tcp', destination_port: '8080' },
    { id: 'fwr-offic', source: '203.0.113.0/24', description: 'The office' },
    { id: 'fwr-prot4', source: 'grp-deflt', protocol: '47' },
    { id: 'fwr-outal', destination: 'any', description: 'Everything out' },
  ];
  for (const rule of rules) {
    world.firewall_rule.put(make.rule({ ...rule, firewall_policy: 'fwp-web01' }));
  }
}

export function addCloudIps(world: World, make: Make): void {
  const ips = [
    { id: 'cip-front', name: 'front door', destination: 'lba-front' },
    { id: 'cip-nbs01', name: 'storage-node', destination: 'int-nbs01' },
    { id: 'cip-win01', name: 'windows-jump', destination: 'int-win01' },
    { id: 'cip-dbs01', name: 'main database', destination: 'dbs-main1' },
    { id: 'cip-spare', name: null, destination: null },
  ];
  for (const [index, ip] of ips.entries()) {
    world.cloud_ip.put(make.cloudIp({ account, ...ip }, index + 101));
  }
  world.cloud_ip.patch('cip-nbs01', {
    reverse_dns: 'storage.example.com',
    port_translators: [{ incoming: 2222, outgoing: 22, protocol: 'tcp' }],
  });
}

export function addLoadBalancers(world: World, make: Make): void {
  const balancer = (given: Pick<LoadBalancerRow, 'id' | 'name'> & Partial<LoadBalancerRow>) =>
    world.load_balancer.put(make.balancer({ account, ...given }));
  balancer({
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
  });
  balancer({
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
  });
  balancer({ id: 'lba-creat', name: 'being-made', status: 'creating', created_at: make.ago(0) });
  balancer({ id: 'lba-faild', name: 'broken', status: 'failed' });
}
