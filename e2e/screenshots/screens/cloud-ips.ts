import { demo, openDialog, press, type Screen } from './screen';

const ips = `${demo}/cloud_ips`;

/** Cloud IPs: the list, a page, what makes one, and the editors. */
export const cloudIpScreens: readonly Screen[] = [
  { name: 'cloud-ips', at: `${ips}/` },
  { name: 'cloud-ips-grid', at: `${ips}/?view=grid`, like: 'servers-grid' },
  {
    name: 'cloud-ips-empty',
    at: `${ips}/`,
    options: { world: 'empty' },
    like: 'servers-empty',
  },
  { name: 'cloud-ip-create', at: `${ips}/?add` },
  {
    name: 'cloud-ip-limit',
    at: `${ips}/?add`,
    like: 'server-resize',
    // A provider of its own, for it changes the world.
    options: {},
    steps: async (page, { provider }) => {
      provider.world.account.patch('acc-demo1', { cloud_ips_limit: 12 });
      await page.reload();
      await page.getByRole('dialog').getByRole('link', { name: 'Request increase' }).waitFor();
    },
  },
  { name: 'cloud-ip', at: `${ips}/cip-nbs01/` },
  { name: 'cloud-ip-free', at: `${ips}/cip-spare/`, like: 'cloud-ip' },
  { name: 'cloud-ip-name', at: `${ips}/cip-nbs01/name/`, like: 'server-rename-restored' },
  {
    name: 'cloud-ip-reverse-dns',
    at: `${ips}/cip-nbs01/reverse_dns/`,
    like: 'server-rename-restored',
  },
  {
    name: 'cloud-ip-port-translators',
    at: `${ips}/cip-nbs01/port_translators/`,
    steps: press('Add port translator'),
  },
  { name: 'cloud-ip-map', at: `${ips}/cip-spare/map/` },
  { name: 'cloud-ip-remap', at: `${ips}/cip-nbs01/map/`, like: 'cloud-ip-map' },
  {
    name: 'cloud-ip-unmap',
    at: `${ips}/cip-nbs01/`,
    steps: openDialog('Unmap'),
  },
  { name: 'server-cloud-ips', at: `${demo}/servers/srv-web01/cloud_ips/`, like: 'cloud-ip-map' },
  {
    name: 'server-group-cloud-ips',
    at: `${demo}/server_groups/grp-web01/cloud_ips/`,
    like: 'cloud-ip-map',
  },
];
