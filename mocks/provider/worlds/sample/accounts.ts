import type { AccountRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';
import { suffix, type Make } from '@mocks/provider/worlds/make';

/** An account with its default group, which lets everything out and little in. */
export function foundAccount(world: World, make: Make, row: AccountRow, group: string): void {
  world.account.put(row);
  world.server_group.put(
    make.group({
      id: group,
      account: row.id,
      name: 'default',
      description: 'All new servers are added to this group unless specified otherwise.',
      default: true,
      created_at: row.created_at,
    }),
  );
  const firewall_policy = `fwp-${suffix(group)}`;
  world.firewall_policy.put(
    make.policy({
      id: firewall_policy,
      account: row.id,
      name: 'default',
      description: 'Applied to the default server group.',
      default: true,
      created_at: row.created_at,
      server_group: group,
    }),
  );
  const rules = [
    { destination: 'any', description: 'Everything out' },
    { source: 'any', protocol: 'icmp', icmp_type_name: 'echo-request' },
    { source: 'any', protocol: 'tcp', destination_port: '22,80,443' },
    { source: group, description: 'Between the servers of the group' },
  ];
  for (const [number, rule] of rules.entries()) {
    const id = `fwr-${suffix(group).slice(0, 4)}${number}`;
    world.firewall_rule.put(make.rule({ id, firewall_policy, ...rule }));
  }
}

/** Each account shows one state; balances are pence. */
export function addAccounts(world: World, make: Make): void {
  const owner = 'usr-demo1';
  const accounts: [AccountRow, string?][] = [
    [
      make.account({
        id: 'acc-demo1',
        name: 'Demo Studio',
        status: 'active',
        owner,
        ram_limit: 131_072,
        cloud_ips_limit: 16,
        load_balancers_limit: 16,
        dbs_ram_limit: 32_768,
        windows_servers_limit: 2,
        vat_registration_number: 'GB123456789',
      }),
      'grp-deflt',
    ],
    [
      make.account({
        id: 'acc-trial',
        name: 'Trial Run',
        status: 'active',
        owner,
        created_at: make.ago(10),
        verified_at: make.ago(10),
        balance: -1714,
        signupCredit: 1714,
      }),
    ],
    [make.account({ id: 'acc-owed1', name: 'Owing Ltd', status: 'active', owner, balance: 1820 })],
    [
      make.account({
        id: 'acc-pend1',
        name: 'Fresh Start',
        status: 'pending',
        owner,
        card: null,
        verified_at: null,
        created_at: make.ago(0),
      }),
    ],
    [
      make.account({
        id: 'acc-pend2',
        name: 'Waiting Room',
        status: 'pending',
        owner,
        verified_at: null,
        created_at: make.ago(0),
      }),
    ],
    [
      make.account({
        id: 'acc-late1',
        name: 'Late Ltd',
        status: 'overdue',
        owner,
        balance: 4210,
        card: make.card('card-late1', '4000002760003184'),
      }),
    ],
    [
      make.account({
        id: 'acc-warn1',
        name: 'Warned Ltd',
        status: 'warning',
        owner,
        balance: 12_000,
        card: make.card('card-warn1', '4000000000000341'),
      }),
    ],
    [
      make.account({
        id: 'acc-susp1',
        name: 'Paused Ltd',
        status: 'suspended',
        owner,
        balance: 30_000,
        card: make.card('card-susp1', '4000000000000069', -40),
      }),
    ],
    [make.account({ id: 'acc-susp2', name: 'Stopped Ltd', status: 'suspended', owner })],
    [make.account({ id: 'acc-gone1', name: 'Closed Ltd', status: 'closed', owner })],
    [make.account({ id: 'acc-term1', name: 'Ended Ltd', status: 'terminated', owner })],
    [make.account({ id: 'acc-wipe1', name: 'Deleted Ltd', status: 'deleted', owner })],
    [
      make.account({
        id: 'acc-share',
        name: 'Shared Works',
        status: 'active',
        owner: 'usr-olive',
        country_code: 'IE',
        country_name: 'Ireland',
      }),
    ],
    [
      make.account({
        id: 'acc-secur',
        name: 'Secure Ltd',
        status: 'active',
        owner: 'usr-secur',
        tfa_required: true,
      }),
    ],
  ];
  for (const [row, group] of accounts) {
    foundAccount(world, make, row, group ?? `grp-${suffix(row.id)}`);
  }
}
