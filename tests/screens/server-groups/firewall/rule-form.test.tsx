import { screen, waitFor, within } from '@testing-library/react';
import type { NodeProvider } from '@mocks/node';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { emptyRule } from '@/model/firewall-rule/form';
import { writeDraft } from '@/store/drafts/drafts-saga';
import type { ScreenOptions } from '../../open-screens';
import { groupPath, openGroups } from '../open-groups';

const parent = groupPath('grp-web01');
const add = (query = '') => groupPath('grp-web01', `firewall_rules/add/${query}`);

const refuse = () =>
  HttpResponse.json({ error_name: 'forbidden', errors: ['Not now'] }, { status: 403 });

async function openForm(at: string, name: string, options: Partial<ScreenOptions> = {}) {
  const page = await openGroups({ at, ...options });
  const dialog = within(await screen.findByRole('dialog', { name }));
  const field = (label: RegExp | string) => dialog.getByLabelText(label);
  return { ...page, dialog, field };
}

const INBOUND = 'Add inbound rule';
const OUTBOUND = 'Add outbound rule';
const send = (name = 'Add to list') => screen.getByRole('button', { name });
const save = () => screen.findByRole('button', { name: /^Save/ });

describe('adding a rule', () => {
  test('inbound is the default, and has a source', async () => {
    const { field } = await openForm(add(), INBOUND);
    expect(field('Source')).toBeVisible();
  });

  test('?direction=out asks for an outbound one, which has a destination', async () => {
    const { field } = await openForm(add('?direction=out'), OUTBOUND);
    expect(field('Destination')).toBeVisible();
  });

  test('it is seen among the others at once, and sent with them', async () => {
    const { user, field, router, provider, sent } = await openForm(add(), INBOUND);
    await user.type(field(/^Destination port/), '443');
    await user.type(field(/^Description/), 'HTTPS');
    await user.click(send());
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
    const table = await screen.findByRole('table', { name: 'Inbound rules' });
    expect(await within(table).findByText('HTTPS')).toBeVisible();
    expect(within(table).getByText('will be added')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(await save());
    await waitFor(() => expect(sent()).toEqual(['POST /1.0/firewall_rules']));
    const rules = () => provider.world.firewall_rule.by('policy', 'fwp-web01');
    await waitFor(() =>
      expect(rules().find(({ destination_port: port }) => port === '443')).toMatchObject({
        source: 'any',
        protocol: 'tcp',
        description: 'HTTPS',
      }),
    );
  });

  test('ports are typed as the table prints them, and sent as the provider takes them', async () => {
    const { user, field, provider } = await openForm(add(), INBOUND);
    await user.type(field(/^Destination port/), ' 8080, 8443 ');
    await user.click(send());
    const table = within(await screen.findByRole('table', { name: 'Inbound rules' }));
    expect(await table.findByText('8080, 8443')).toBeVisible();
    await user.click(await save());
    const rules = () => provider.world.firewall_rule.by('policy', 'fwp-web01');
    await waitFor(() =>
      expect(rules().map(({ destination_port: port }) => port)).toContain('8080,8443'),
    );
  });

  test('a pending account is told to activate instead', async () => {
    const { dialog } = await openForm(add(), INBOUND, {
      prepare: ({ provider: { world } }) =>
        void world.account.patch('acc-demo1', { status: 'pending', card: null }),
    });
    expect(await dialog.findByText('Activate your account by adding card details')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to list' })).toBeNull();
  });

  test('a group without a policy gets one, with its marker, before its first rule', async () => {
    const at = groupPath('grp-empty', 'firewall_rules/add/?direction=in');
    const { user, field, provider, sent } = await openForm(at, INBOUND);
    await user.type(field(/^Destination port/), '80');
    await user.type(field(/^Description/), 'HTTP');
    await user.click(send());
    await user.click(await save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual(['POST /1.0/firewall_policies', 'POST /1.0/firewall_rules']);
    const [policy] = provider.world.firewall_policy.by('group', 'grp-empty');
    expect(policy?.description).toBe('Auto-created for grp-empty');
    // After the save the provider's rule replaces the addition.
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull());
    const table = screen.getByRole('table', { name: 'Inbound rules' });
    expect(within(table).getByText('HTTP')).toBeVisible();
  });

  test('what was typed before is kept for what it began with: this clone, not another', async () => {
    const clone = '?clone=fwr-lban1';
    writeDraft('usr-demo1', add(), { ...emptyRule('in'), description: 'of my own' });
    writeDraft('usr-demo1', add(clone), { ...emptyRule('in'), description: 'its likeness' });
    const { dialog, field } = await openForm(add(clone), INBOUND);
    expect(await dialog.findByText('Your earlier input has been restored.')).toBeVisible();
    expect(field(/^Description/)).toHaveValue('its likeness');
  });

  test('a clone begins as the rule that it is of', async () => {
    const { field, user, provider } = await openForm(add('?clone=fwr-lban1'), INBOUND);
    expect(field('Source')).toHaveDisplayValue('Load Balancer');
    expect(field(/^Destination port/)).toHaveValue('8080');
    await user.clear(field(/^Destination port/));
    await user.type(field(/^Destination port/), '8443');
    await user.click(send());
    await user.click(await save());
    const rules = () => provider.world.firewall_rule.by('policy', 'fwp-web01');
    const found = () => rules().find(({ destination_port: port }) => port === '8443');
    await waitFor(() => expect(found()?.source).toBe('lba-front'));
  });

  test('a clone that is typed into goes on when the rules of the group arrive', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    const { field, user } = await openForm(add('?clone=fwr-lban1'), INBOUND, {
      prepare: ({ server }) => server.use(http.get('*/firewall_policies/*', () => late)),
    });
    const description = field(/^Description/);
    await user.clear(description);
    await user.type(description, 'mine');
    answer();
    await screen.findAllByRole('button', { name: /^Actions for .* from /, hidden: true });
    expect(description).toHaveValue('mine');
    expect(description).toHaveFocus();
  });

  test.each(['fwr-zzzzz', 'bogus'])(
    'a rule to clone that is not there is told of, and the form works: %s',
    async (id) => {
      const { dialog, user, field } = await openForm(add(`?clone=${id}&direction=out`), OUTBOUND);
      expect(dialog.getByText(id).closest('p')).toHaveTextContent(
        `Can’t clone firewall rule ${id}. It may have been deleted.`,
      );
      await user.type(field(/^Destination port/), '25');
      await user.click(send());
      const outbound = within(await screen.findByRole('table', { name: 'Outbound rules' }));
      expect(await outbound.findByText('25')).toBeVisible();
    },
  );

  test('a rule to clone that cannot be read is reported, and read again when asked to', async () => {
    let refusing = true;
    const { dialog, user, field } = await openForm(add('?clone=fwr-lban1'), INBOUND, {
      prepare: ({ server }) =>
        server.use(
          http.get('*/firewall_policies/*', () => new Promise(() => undefined)),
          http.get('*/firewall_rules/fwr-lban1', () => (refusing ? refuse() : undefined)),
        ),
    });
    expect(
      await dialog.findByText(/Couldn’t load firewall rule .*The provider answered: Not now/),
    ).toBeVisible();
    await user.type(field(/^Description/), 'mine');
    refusing = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    // In the very dialog, whose other fields keep what was typed.
    await waitFor(() => expect(field(/^Destination port/)).toHaveValue('8080'));
    expect(field(/^Description/)).toHaveValue('mine');
    expect(dialog.queryByText(/Couldn’t load firewall rule/)).toBeNull();
  });

  test('a group gets one policy, also when its first rule fails and is sent again', async () => {
    const at = groupPath('grp-empty', 'firewall_rules/add/');
    const { user, server, provider, sent } = await openForm(at, INBOUND);
    server.use(
      http.get('*/server_groups/grp-empty', () => HttpResponse.error()),
      http.post('*/firewall_rules', refuse, { once: true }),
    );
    await user.click(send());
    await user.click(await save());
    expect(await screen.findByText(/Not now/)).toBeVisible();
    await user.click(await save());
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()).toEqual([
      'POST /1.0/firewall_policies',
      'POST /1.0/firewall_rules',
      'POST /1.0/firewall_rules',
    ]);
    expect(provider.world.firewall_policy.by('group', 'grp-empty')).toHaveLength(1);
  });

  test('a policy that another gave the group meanwhile is found by the next attempt', async () => {
    const at = groupPath('grp-empty', 'firewall_rules/add/');
    const { user, server, provider, sent } = await openForm(at, INBOUND);
    server.use(
      http.post('*/firewall_policies', () => {
        provider.world.firewall_policy.patch('fwp-loose', { server_group: 'grp-empty' });
      }),
    );
    await user.click(send());
    await user.click(await save());
    expect(await screen.findByText(/already has a firewall policy/)).toBeVisible();
    expect(await screen.findByText('fwp-loose')).toBeInTheDocument();
    await user.click(await save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual(['POST /1.0/firewall_policies', 'POST /1.0/firewall_rules']);
    await waitFor(() =>
      expect(provider.world.firewall_rule.by('policy', 'fwp-loose')).toHaveLength(1),
    );
  });

  test('a port that would be open to all is warned of', async () => {
    const { dialog, user, field } = await openForm(add(), INBOUND);
    await user.type(field(/^Destination port/), '22');
    expect(dialog.getByText('SSH (22) is open to everyone')).toBeVisible();
    await user.selectOptions(field('Source'), 'IP address or network');
    await user.type(field('Address'), '203.0.113.9');
    expect(dialog.queryByText('SSH (22) is open to everyone')).toBeNull();
  });

  test('what the provider refuses stands at the rule that it refused', async () => {
    const { user, field, dialog, provider } = await openForm(add(), INBOUND);
    await user.selectOptions(field('Source'), 'Cloud Server');
    await user.type(await dialog.findByRole('searchbox'), 'web-1');
    await user.click(await dialog.findByRole('radio', { name: /^web-1/ }));
    provider.world.server.remove('srv-web01');
    await user.click(send());
    await user.click(await save());
    expect(await screen.findByText(/not saved: .*Source is invalid/)).toBeVisible();
  });

  test.each([
    ['Cloud Server', 'servers', 'Cloud Servers'],
    ['Load Balancer', 'load_balancers', 'Load Balancers'],
  ])('a list that cannot be read is not said to be empty: %s', async (end, at, words) => {
    const { user, field, dialog } = await openForm(add(), INBOUND, {
      prepare: ({ server }) => server.use(http.get(`*/1.0/${at}`, refuse)),
    });
    await user.selectOptions(field('Source'), end);
    const failure = `Error accessing ${words}, please check your network connection`;
    await waitFor(() => expect(dialog.getByRole('heading', { name: failure })).toBeVisible());
    expect(dialog.queryByText('None in this account')).toBeNull();
  });
});

describe('what a rule must say', () => {
  test('each message stands in the form, and nothing is sent', async () => {
    const { user, field, dialog, sent } = await openForm(add(), INBOUND);
    const fill = async (label: string | RegExp, text: string) => {
      await user.clear(field(label));
      await user.paste(text);
    };
    const expectMessage = async (message: string) => {
      await user.click(send());
      expect(await dialog.findByText(message)).toBeVisible();
    };
    await fill(/^Destination port/, 'ssh');
    await expectMessage('Enter valid destination port');
    await user.clear(field(/^Destination port/));
    await fill(/^Source port/, 'ssh');
    await expectMessage('Enter valid source port');
    await fill(/^Destination port/, '22');
    await fill(/^Source port/, '1024-65535');
    await expectMessage('Only enter source or destination port');
    await user.selectOptions(field('Protocol'), 'ICMP');
    expect(dialog.queryByLabelText(/port/)).toBeNull();
    await expectMessage('Select valid ICMP message type');
    await user.selectOptions(field('Protocol'), 'Other');
    await fill('Protocol number', '256');
    await expectMessage('Enter valid protocol number');
    for (const kind of ['IP address or network', 'Cloud Server', 'Server Group', 'Load Balancer']) {
      await user.selectOptions(field('Source'), 'Any');
      await waitFor(() => expect(dialog.queryByText('Enter valid identifier')).toBeNull());
      await user.selectOptions(field('Source'), kind);
      await expectMessage('Enter valid identifier');
    }
    expect(sent()).toEqual([]);
  });

  test('My IP Address is looked up, and stands in the field', async () => {
    const { user, field } = await openForm(add(), INBOUND, {
      deployment: { findClientAddress: () => Promise.resolve('203.0.113.9') },
    });
    await user.selectOptions(field('Source'), 'My IP Address');
    await waitFor(() => expect(field('Address')).toHaveValue('203.0.113.9'));
  });

  test('a look-up that fails says nothing, and the address can be typed', async () => {
    const { user, field, dialog, provider, sent } = await openForm(add(), INBOUND, {
      deployment: { findClientAddress: () => Promise.resolve(undefined) },
    });
    await user.selectOptions(field('Source'), 'My IP Address');
    await waitFor(() => expect(field('Address')).toHaveAttribute('placeholder', '203.0.113.0/24'));
    expect(field('Address')).toHaveValue('');
    expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
    expect(field('Address')).not.toHaveAttribute('aria-invalid', 'true');
    await user.type(field('Address'), '198.51.100.7');
    await user.click(send());
    await user.click(await save());
    await waitFor(() => expect(sent()).toEqual(['POST /1.0/firewall_rules']));
    const rules = () => provider.world.firewall_rule.by('policy', 'fwp-web01');
    await waitFor(() => expect(rules().map(({ source }) => source)).toContain('198.51.100.7'));
  });

  test('without a look-up nobody is offered their own address', async () => {
    const { dialog } = await openForm(add(), INBOUND);
    expect(dialog.queryByRole('option', { name: 'My IP Address' })).toBeNull();
  });
});

describe('editing a rule', () => {
  const at = groupPath('grp-web01', 'firewall_rules/fwr-offic/');

  test('it is changed in place, and sent with the others', async () => {
    const { user, field, router, provider, sent } = await openForm(at, 'Edit inbound rule');
    await waitFor(() => expect(field('Address')).toHaveValue('203.0.113.0/24'));
    await user.clear(field('Address'));
    await user.type(field('Address'), '2001:db8::/32');
    await user.click(send('Update in list'));
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
    expect(await screen.findByText('2001:db8::/32')).toBeVisible();
    expect(screen.getByText('will be changed')).toBeVisible();
    await user.click(await save());
    await waitFor(() => expect(sent()).toEqual(['PUT /1.0/firewall_rules/fwr-offic']));
    await waitFor(() =>
      expect(provider.world.firewall_rule.get('fwr-offic')?.source).toBe('2001:db8::/32'),
    );
  });

  test.each([
    ['that is gone', 'grp-web01', 'fwr-zzzzz'],
    ['of another group', 'grp-deflt', 'fwr-offic'],
    ['of another group, where this has none', 'grp-empty', 'fwr-offic'],
  ])('a rule %s is not found over the page of the group', async (_what, group, rule) => {
    const { dialog, user, router } = await openForm(
      groupPath(group, `firewall_rules/${rule}/`),
      'Not found',
    );
    expect(dialog.getByText(rule).closest('p')).toHaveTextContent(
      `There’s no firewall rule ${rule} in this server group. It may have been deleted.`,
    );
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(groupPath(group)));
  });

  test('a rule that cannot be read is reported as such, and read again when asked to', async () => {
    let refusing = true;
    const { dialog, user } = await openForm(at, 'Firewall Rule', {
      // Nothing of it is known but what it says itself.
      prepare: ({ server }: NodeProvider) =>
        server.use(
          http.get('*/firewall_policies/*', () => new Promise(() => undefined)),
          http.get('*/firewall_rules/fwr-offic', () => (refusing ? refuse() : undefined)),
        ),
    });
    expect(
      dialog.getByRole('heading', { name: /^Error accessing this Firewall Rule$/ }),
    ).toBeVisible();
    refusing = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Edit inbound rule' })).toBeVisible();
  });
});
