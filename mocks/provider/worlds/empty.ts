import type { Clock } from '@mocks/provider/clock';
import type { World } from '@mocks/provider/world';
import { makers } from '@mocks/provider/worlds/make';
import { foundAccount } from '@mocks/provider/worlds/sample/accounts';
import { addCatalogue } from '@mocks/provider/worlds/sample/catalogue';
import { addPeople } from '@mocks/provider/worlds/sample/people';

/** A new account with nothing in it but its default group; people sign in as in `sample`. */
export function fillEmpty(world: World, clock: Clock): void {
  const make = makers(clock);
  addPeople(world, make);
  addCatalogue(world, make);
  const account = make.account({
    id: 'acc-demo1',
    name: 'Demo Studio',
    status: 'active',
    owner: 'usr-demo1',
    created_at: make.ago(0),
    verified_at: make.ago(0),
    signupCredit: 2000,
    balance: -2000,
  });
  foundAccount(world, make, account, 'grp-deflt');
}
