import type { Clock } from '@mocks/provider/clock';
import type { World } from '@mocks/provider/world';
import { makers } from '@mocks/provider/worlds/make';
import { addAccess, addInvoices } from '@mocks/provider/worlds/sample/access';
import { addAccounts } from '@mocks/provider/worlds/sample/accounts';
import { addCatalogue, addOwnImages } from '@mocks/provider/worlds/sample/catalogue';
import { addDatabases } from '@mocks/provider/worlds/sample/databases';
import { addHistory } from '@mocks/provider/worlds/sample/history';
import { addLoadBalancers } from '@mocks/provider/worlds/sample/load-balancers';
import { addCloudIps, addGroups } from '@mocks/provider/worlds/sample/network';
import { addPeople, addTeam } from '@mocks/provider/worlds/sample/people';
import { addServers } from '@mocks/provider/worlds/sample/servers';
import { addContainers } from '@mocks/provider/worlds/sample/containers';
import { addVolumes } from '@mocks/provider/worlds/sample/storage';

/** The sample world: fixed names and ids that tests, screenshots and people rely on. */
export function fillSample(world: World, clock: Clock): void {
  const make = makers(clock);
  addPeople(world, make);
  addAccounts(world, make);
  addTeam(world, make);
  addCatalogue(world, make);
  addOwnImages(world, make);
  addGroups(world, make);
  addServers(world, make);
  addVolumes(world, make);
  addLoadBalancers(world, make);
  addDatabases(world, make);
  addCloudIps(world, make);
  addAccess(world, make);
  addInvoices(world, make);
  addContainers(world, clock);
  addHistory(world, make);
}
