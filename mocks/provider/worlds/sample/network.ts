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
  const further = [
    { id: 'cip-block', name: 'blog', destination: 'lba-block' },
    { id: 'cip-lapse', name: null, destination: 'lba-lapse' },
    { id: 'cip-soon1', name: 'tickets', destination: 'lba-soon1', mode: 'route' as const },
    { id: 'cip-group', name: 'cluster', destination: 'grp-works' },
    { id: 'cip-mappg', name: 'on its way', destination: null, status: 'mapping' as const },
    { id: 'cip-unmap', name: 'leaving', destination: 'lba-long1', status: 'unmapping' as const },
    { id: 'cip-reser', name: 'being-made', destination: null, status: 'reserved' as const },
  ];
  for (const [index, ip] of ips.entries()) {
    world.cloud_ip.put(make.cloudIp({ account, ...ip }, index + 101));
  }
  // Higher up, so that the next address is the one after the first few.
  for (const [index, ip] of further.entries()) {
    world.cloud_ip.put(make.cloudIp({ account, ...ip }, index + 201));
  }
  world.cloud_ip.patch('cip-nbs01', {
    reverse_dns: 'storage.example.com',
    port_translators: [{ incoming: 2222, outgoing: 22, protocol: 'tcp' }],
  });
}
