import { chooseItem, dialog } from '../../steps';
import { demo, type Screen } from './screen';

/** Server groups: their pages, their editors, and the rules of their firewall. */
export const serverGroupScreens: readonly Screen[] = [
  { name: 'server-groups', at: `${demo}/server_groups/` },
  { name: 'server-group-create', at: `${demo}/server_groups/add/` },
  { name: 'server-group', at: `${demo}/server_groups/grp-web01/` },
  { name: 'server-group-without-rules', at: `${demo}/server_groups/grp-empty/` },
  {
    name: 'server-group-name',
    at: `${demo}/server_groups/grp-web01/name/`,
    like: 'server-rename-restored',
  },
  {
    name: 'server-group-description',
    at: `${demo}/server_groups/grp-works/description/`,
    like: 'server-user-data',
  },
  {
    name: 'server-group-servers',
    at: `${demo}/server_groups/grp-web01/servers/`,
    like: 'server-groups-of',
  },
  { name: 'server-group-move', at: `${demo}/server_groups/grp-web01/move/` },
  {
    name: 'server-group-default-name',
    at: `${demo}/server_groups/grp-deflt/name/`,
    like: 'image-read-only',
  },
  {
    name: 'firewall-rule-add',
    at: `${demo}/server_groups/grp-web01/firewall_rules/add/?direction=in`,
  },
  {
    name: 'firewall-rule-edit',
    at: `${demo}/server_groups/grp-web01/firewall_rules/fwr-lban1/`,
    like: 'firewall-rule-add',
  },
  {
    name: 'firewall-rules-staged',
    at: `${demo}/server_groups/grp-web01/`,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add inbound rule' }).click();
      await chooseItem(page, 'PostgreSQL');
      await page.getByRole('button', { name: /^Actions for Any from/u }).click();
      await chooseItem(page, 'Remove');
    },
  },
  {
    name: 'firewall-rules-failed',
    at: `${demo}/server_groups/grp-web01/`,
    like: 'firewall-rules-staged',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add inbound rule' }).click();
      await chooseItem(page, 'PostgreSQL');
      await page.getByRole('button', { name: /^Actions for Any from/u }).click();
      await chooseItem(page, 'Remove');
      await page.route('**/firewall_rules*', (route) =>
        route.fulfill({
          status: 500,
          json: { error_name: 'internal_error', errors: ['Something went wrong at our end'] },
        }),
      );
      await page.getByRole('button', { name: 'Save rules' }).click();
      await page.getByRole('button', { name: 'Copy details' }).waitFor();
    },
  },
  {
    name: 'firewall-rules-copy',
    at: `${demo}/server_groups/grp-empty/firewall_rules/copy/`,
    steps: async (page) => {
      await dialog(page).getByRole('radio').first().waitFor();
    },
  },
];
