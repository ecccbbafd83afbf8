import type { UserRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';
import { newUser, type Make } from '@mocks/provider/worlds/make';
import { foundAccount } from '@mocks/provider/worlds/sample/accounts';

/** The shop: the first account by id, so the one that opens. */
export const SHOP = 'acc-finch';
/** The account of a freelancer who designs for the shop. */
export const FREELANCER = 'acc-lenao';

export const maya = 'usr-mayaf';
export const tom = 'usr-tomok';
export const priya = 'usr-priya';
export const jonas = 'usr-jonas';
const lena = 'usr-lenao';

/** The key that the release pipeline works with. */
export const deploy = 'cli-deplo';

/** Age of the shop's account in days. Its first month was free. */
export const FOUNDED = 470;

/** People of the shop and two from outside, one invited, one without an account. All have the password `demo-password`. */
export function addPeople(world: World, make: Make): void {
  const person = (
    days: number,
    given: Pick<UserRow, 'id' | 'name' | 'email_address'> & Partial<UserRow>,
  ) =>
    world.user.put(
      newUser({
        created_at: make.ago(days),
        password: 'demo-password',
        defaultAccount: SHOP,
        ...given,
      }),
    );
  person(FOUNDED, {
    id: maya,
    name: 'Maya Finch',
    email_address: 'demo@example.com',
    ssh_key:
      'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKJYH0mHcJlbLr6F7v9vT3m1oPwd2xQGQ0xkPbZQd0aB maya',
  });
  person(466, { id: tom, name: 'Tom Okafor', email_address: 'tom@example.com' });
  person(310, { id: priya, name: 'Priya Nair', email_address: 'priya@example.com' });
  person(150, { id: jonas, name: 'Jonas Berg', email_address: 'jonas@example.com' });
  person(600, {
    id: lena,
    name: 'Lena Ortiz',
    email_address: 'lena@example.com',
    defaultAccount: FREELANCER,
  });
  const outside = { defaultAccount: null };
  person(2, { id: 'usr-samst', name: 'Sam Stone', email_address: 'sam@example.com', ...outside });
  person(0, {
    id: 'usr-newbi',
    name: 'Nia Newcomer',
    email_address: 'new@example.com',
    ...outside,
  });
}

/** The shop, the freelancer's account, and one that is new and empty. */
export function addAccounts(world: World, make: Make): void {
  foundAccount(
    world,
    make,
    make.account({
      id: SHOP,
      name: 'Marlow & Finch',
      status: 'active',
      owner: maya,
      created_at: make.ago(FOUNDED),
      verified_at: make.ago(FOUNDED),
      address_1: '3 Dock Street',
      city: 'Leeds',
      ram_limit: 65_536,
      cloud_ips_limit: 8,
      load_balancers_limit: 4,
      dbs_ram_limit: 32_768,
      vat_registration_number: 'GB123456789',
      card: { ...make.card('card-finch', '4242424242424242'), name: 'Maya Finch' },
    }),
    'grp-deflt',
  );
  foundAccount(
    world,
    make,
    make.account({
      id: FREELANCER,
      name: 'Lena Ortiz Design',
      status: 'active',
      owner: lena,
      created_at: make.ago(600),
      verified_at: make.ago(600),
      city: 'Brighton',
      county: 'East Sussex',
      card: { ...make.card('card-lenao', '5555555555554444'), name: 'Lena Ortiz' },
    }),
    'grp-lenao',
  );
  foundAccount(
    world,
    make,
    make.account({
      id: 'acc-newfl',
      name: 'Finch Labs',
      status: 'active',
      owner: maya,
      created_at: make.ago(1),
      verified_at: make.ago(1),
      signupCredit: 2000,
      balance: -2000,
    }),
    'grp-newfl',
  );
}

export function addTeam(world: World, make: Make): void {
  const member = (
    days: number,
    given: Pick<Parameters<typeof world.collaboration.put>[0], 'id' | 'email' | 'user'> &
      Partial<Parameters<typeof world.collaboration.put>[0]>,
  ) =>
    world.collaboration.put({
      status: 'accepted',
      role: 'admin',
      role_label: 'Collaborator',
      created_at: make.ago(days),
      started_at: make.ago(days - 0.2),
      finished_at: null,
      expires_at: null,
      account: SHOP,
      inviter: maya,
      ...given,
    });
  member(466, { id: 'col-tomok', email: 'tom@example.com', user: tom });
  member(310, { id: 'col-priya', email: 'priya@example.com', user: priya });
  member(150, { id: 'col-jonas', email: 'jonas@example.com', user: jonas });
  member(2, {
    id: 'col-samst',
    email: 'sam@example.com',
    user: null,
    status: 'pending',
    started_at: null,
    expires_at: make.ago(-5),
  });
  member(90, {
    id: 'col-mayaf',
    account: FREELANCER,
    email: 'demo@example.com',
    user: maya,
    inviter: lena,
  });
}

/** The key of the release pipeline, one for backups, and an application. */
export function addAccess(world: World, make: Make): void {
  const client = { account: SHOP, revoked_at: null, clientSecret: 'demo-secret' };
  world.api_client.put({
    ...client,
    id: deploy,
    name: 'deploy',
    description: 'Rolls out releases of the shop',
    permissions_group: 'full',
  });
  world.api_client.put({
    ...client,
    id: 'cli-backu',
    name: 'backups',
    description: 'Copies nightly exports to Orbit',
    permissions_group: 'storage',
  });
  world.application.put({
    id: 'app-grafa',
    user: maya,
    name: 'Office dashboard',
    created_at: make.ago(200),
    updated_at: make.ago(200),
    revoked_at: null,
  });
}
