import type { Clock } from '@mocks/provider/clock';
import type { World } from '@mocks/provider/world';
import { addInvoices } from '@mocks/provider/worlds/company/billing';
import { addContainers } from '@mocks/provider/worlds/company/containers';
import { addDatabases } from '@mocks/provider/worlds/company/databases';
import { addHistory } from '@mocks/provider/worlds/company/history';
import { addCloudIps, addGroups, addLoadBalancers } from '@mocks/provider/worlds/company/network';
import { addAccess, addAccounts, addPeople, addTeam } from '@mocks/provider/worlds/company/people';
import { addOwnImages, addServers, addVolumes } from '@mocks/provider/worlds/company/servers';
import { makers } from '@mocks/provider/worlds/make';
import { addCatalogue } from '@mocks/provider/worlds/sample/catalogue';

/**
 * A small web shop, 15 months old, with one account of a freelancer and one that is empty. Four
 * things need attention: a failed snapshot, a certificate, an open port and an unpaid invoice.
 */
export function fillCompany(world: World, clock: Clock): void {
  const make = makers(clock);
  addPeople(world, make);
  addAccounts(world, make);
  addTeam(world, make);
  addAccess(world, make);
  addCatalogue(world, make);
  addOwnImages(world, make);
  addGroups(world, make);
  addServers(world, make);
  addVolumes(world, make);
  addLoadBalancers(world, make);
  addDatabases(world, make);
  addCloudIps(world, make);
  addContainers(world, clock);
  addInvoices(world, clock);
  addHistory(world, make);
}
