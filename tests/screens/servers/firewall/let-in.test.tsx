import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { serverArea } from '@/screens/servers/routes';
import { serverGroupArea } from '@/screens/server-groups/routes';
import { openScreens, type ScreenOptions } from '../../open-screens';
import { GROUPS, groupPath } from '../../server-groups/open-groups';
import { serverPath } from '../open-servers';
// Fetched with the test file, so that no test waits for what its screen fetches lazily.
import '@/screens/servers/detail';
import '@/screens/servers/firewall/let-in';

const at = (query = '', id = 'srv-web01') => serverPath(id, `firewall/${query}`);
const asking = (source: string, port: string | number) =>
  at(`?source=${source}&protocol=tcp&destination_port=${String(port)}`);

async function open(path: string, options: Partial<ScreenOptions> = {}) {
  const page = await openScreens([serverArea, serverGroupArea], { at: path, ...options });
  const dialog = await screen.findByRole('dialog', { name: /^Test a connection to/ });
  const answer = within(dialog).getByRole('group', { name: 'Answer' });
  const says = (words: string | RegExp) => waitFor(() => expect(answer).toHaveTextContent(words));
  const links = () =>
    within(answer)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);
  return { ...page, dialog, answer, says, links };
}

test('the way there is beside what is open to everyone, on the page of the server', async () => {
  await openScreens([serverArea], { at: serverPath('srv-web01') });
  const card = await screen.findByRole('region', { name: 'Server groups' });
  expect(within(card).getByRole('link', { name: 'Check firewall access' })).toHaveAttribute(
    'href',
    at(),
  );
});

test('an address and a port: the rules that let them in, each with its group', async () => {
  const { user, says, links, router, dialog } = await open(at());
  await says('Enter a source and a port.');
  await user.type(within(dialog).getByLabelText('Address'), '203.0.113.9');
  await user.type(within(dialog).getByLabelText('To port'), '80');
  await says(/^3 rules let it in/);
  expect(links()).toEqual([
    `TCP 80, 443 from Any ${groupPath('grp-web01', 'firewall_rules/fwr-web80/')}`,
    `web ${GROUPS}grp-web01/`,
    `Any from 203.0.113.0/24 ${groupPath('grp-web01', 'firewall_rules/fwr-offic/')}`,
    `web ${GROUPS}grp-web01/`,
    expect.stringMatching(/^TCP 22, 80, 443 from Any .*\/grp-deflt\/firewall_rules\/fwr-\w{5}\/$/),
    `default ${GROUPS}grp-deflt/`,
  ]);
  // The query stays in the address, so that Back from a rule returns to it.
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?source=203.0.113.9&protocol=tcp&destination_port=80',
    ),
  );
});

test('none: what would let it in is a rule in one of the groups, filled in', async () => {
  const { user, says, links } = await open(asking('198.51.100.7', 5432));
  await says('No rule lets it in');
  const rule =
    'firewall_rules/add/?direction=in&source=198.51.100.7&protocol=tcp&destination_port=5432';
  expect(links()).toEqual([
    `Add a rule to web ${groupPath('grp-web01', rule)}`,
    `Add a rule to default ${groupPath('grp-deflt', rule)}`,
  ]);
  await user.click(screen.getByRole('link', { name: 'Add a rule to web' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Add inbound rule' }));
  expect(editor.getByLabelText('Address')).toHaveValue('198.51.100.7');
  expect(editor.getByLabelText(/^Destination port/)).toHaveValue('5432');
});

test('over IPv4 from outside, a server without a cloud IP is not reached, whatever its rules say', async () => {
  const { says } = await open(asking('203.0.113.9', 22));
  await says(/web-1 has no cloud IP\. Over IPv4, outside traffic reaches it only through/);
});

test('a load balancer as the source, by the rule that names it', async () => {
  const { says, links } = await open(asking('lba-front', 8080));
  await says(/^1 rule lets it in/);
  expect(links()[0]).toMatch(/^TCP 8080 from .* .*fwr-lban1\/$/);
});

test('a server as the source: its own groups have to let it out, too', async () => {
  const { says } = await open(asking('srv-web02', 9999));
  await says(/^1 rule lets it in/);
  await says('A rule in one of web-2’s groups must also let it out.');
});

test('a ping, without a port', async () => {
  const { user, says, dialog } = await open(asking('198.51.100.7', 1));
  await says('No rule lets it in');
  await user.selectOptions(within(dialog).getByLabelText('Protocol'), 'ICMP');
  expect(within(dialog).queryByLabelText('To port')).toBeNull();
  await says(/^2 rules let it in.*ICMP Echo request \(ping\) from Any/);
});

test('my own address is offered where it can be found', async () => {
  const findClientAddress = async () => '203.0.113.77';
  const { user, says, dialog } = await open(at(), { deployment: { findClientAddress } });
  await user.selectOptions(within(dialog).getByLabelText('From'), 'My IP Address');
  await user.type(within(dialog).getByLabelText('To port'), '9999');
  await says(/^1 rule lets it in.*Any from 203\.0\.113\.0\/24/);
});

test('what is wrong is said at its field, once it is left', async () => {
  const { user, dialog, says } = await open(at());
  const address = within(dialog).getByLabelText('Address');
  await user.type(address, '203.0.113.0/24');
  expect(address).not.toHaveAccessibleDescription(/Enter one/);
  await user.tab();
  await waitFor(() =>
    expect(address).toHaveAccessibleDescription(/Enter one IPv4 or IPv6 address/),
  );
  await says('Enter a source and a port.');
});

test('a rule that could not be read is told as one that may let it in', async () => {
  const { says, links } = await open(asking('198.51.100.7', 5432), {
    prepare: ({ server }) => {
      server.use(
        http.get('*/1.0/firewall_policies', () =>
          HttpResponse.json([
            {
              id: 'fwp-web01',
              resource_type: 'firewall_policy',
              server_group: { id: 'grp-web01', resource_type: 'server_group' },
              rules: [
                {
                  id: 'fwr-odd01',
                  resource_type: 'firewall_rule',
                  source: 'any',
                  destination: null,
                  protocol: 7,
                  source_port: null,
                  destination_port: null,
                  icmp_type_name: null,
                  description: null,
                },
              ],
            },
          ]),
        ),
      );
    },
  });
  await says('Probably blocked. Some rules couldn’t be checked');
  await says('couldn’t load its protocol');
  expect(links()[0]).toMatch(/^Partly unknown rule .*fwr-odd01\/$/);
});

test('rules that could not be read are told as that, with another try', async () => {
  const { user, dialog, server, answer } = await open(asking('203.0.113.9', 22), {
    prepare: ({ server: all }) => {
      all.use(
        http.get('*/1.0/firewall_policies', () =>
          HttpResponse.json({ errors: ['Not now'] }, { status: 403 }),
        ),
      );
    },
  });
  await within(dialog).findByRole('button', { name: 'Try again' });
  server.resetHandlers();
  await waitFor(async () => {
    // A read that was under way then is refused again.
    const again = within(dialog).queryByRole('button', { name: 'Try again' });
    if (again !== null) await user.click(again);
    expect(answer).toHaveTextContent(/^3 rules let it in/);
  });
});

test('a server in no group has no rules: the way is to its groups', async () => {
  const { says, links } = await open(at('?source=203.0.113.9&destination_port=22', 'srv-old01'));
  await says('This server has no group, so it has no rules.');
  expect(links()).toEqual([`Add it to a group ${serverPath('srv-old01', 'server_groups/')}`]);
});

test('Escape leads back to the server', async () => {
  const { user, router, says } = await open(asking('203.0.113.9', 22));
  await says(/^3 rules let it in/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe(serverPath('srv-web01')));
});
