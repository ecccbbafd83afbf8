import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { emptyRule } from '@/model/firewall-rule/form';
import { readDraft, writeDraft } from '@/store/drafts/drafts-saga';
import { resources } from '@/store/resources/resources-state';
import { session } from '@/store/session/session-slice';
import { ACCOUNT } from '../../components/open-page';
import { groupPath, GROUPS, openGroups } from './open-groups';
import { found, openRules as open, press, RULES_PAGE as parent } from './open-rules';

const copying = groupPath('grp-web01', 'firewall_rules/copy/');
const USER = 'usr-demo1';
const OFFICE = 'Any from 203.0.113.0/24';

/** All is saved: there is nothing left to save. */
const saved = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: /^(Save|Send)/ })).toBeNull());

test('a policy that is not there is told on the page of the group, and can be read again', async () => {
  let gone = true;
  const { user } = await openGroups({
    at: parent,
    prepare: ({ server }) =>
      server.use(
        http.get('*/firewall_policies/*', () =>
          gone ? HttpResponse.json({ error_name: 'missing_resource' }, { status: 404 }) : undefined,
        ),
      ),
  });
  expect(await screen.findByText(/^Error accessing this Firewall Policy/u)).toBeVisible();
  gone = false;
  await user.click(press('Try again'));
  expect(await found(/^Actions for Any from 203/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Error accessing/u)).toBeNull());
});

test('while nothing is changed there is nothing to save', async () => {
  await open();
  expect(screen.queryByRole('button', { name: /^(Save|Discard)/ })).toBeNull();
  expect(screen.queryByText(/not saved yet/)).toBeNull();
});

test('nothing is sent until it is saved; additions go before deletions', async () => {
  const { user, onRule, preset, sent, provider } = await open();
  await onRule(OFFICE, 'Remove');
  await preset('PostgreSQL');
  expect(screen.getByText('will be removed')).toBeVisible();
  expect(screen.getByText('will be added')).toBeVisible();
  expect(screen.getByText(/^2 changes not saved yet/)).toBeVisible();
  expect(sent()).toEqual([]);
  await user.click(await found('Save rules'));
  await saved();
  expect(sent()).toEqual(['POST /1.0/firewall_rules', 'DELETE /1.0/firewall_rules/fwr-offic']);
  expect(provider.world.firewall_rule.get('fwr-offic')).toBeUndefined();
  await waitFor(() => expect(screen.getByText('PostgreSQL')).toBeVisible());
});

test('a pending account may remove rules but not add any', async () => {
  const { onRule, preset } = await open({
    prepare: ({ provider: { world } }) =>
      void world.account.patch('acc-demo1', { status: 'pending', card: null }),
  });
  await onRule(OFFICE, 'Remove');
  expect(press('Save rules')).not.toHaveAttribute('aria-disabled', 'true');
  await preset('PostgreSQL');
  expect(press('Save rules')).toHaveAccessibleDescription(
    'Activate your account by adding card details',
  );
});

test('a rule is changed in the list, and undone again', async () => {
  const { user, onRule } = await open();
  await onRule(OFFICE, 'Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit inbound rule' });
  await user.clear(within(dialog).getByLabelText('Address'));
  await user.click(within(dialog).getByRole('button', { name: 'Update in list' }));
  expect(await within(dialog).findByText('Enter valid identifier')).toBeVisible();
  await user.click(within(dialog).getByLabelText('Address'));
  await user.paste('198.51.100.0/24');
  await user.click(within(dialog).getByRole('button', { name: 'Update in list' }));
  expect(await screen.findByText('will be changed')).toBeVisible();
  await onRule('Any from 198.51.100.0/24', 'Undo the change');
  expect(screen.getByText('203.0.113.0/24')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save rules' })).toBeNull();
});

test('what rules name is called by its name on a direct visit', async () => {
  await open();
  const inbound = within(await screen.findByRole('table', { name: 'Inbound rules' }));
  expect(await inbound.findByRole('link', { name: 'front' })).toBeVisible();
  expect(
    await inbound.findByRole('button', { name: 'Actions for TCP 8080 from front' }),
  ).toBeVisible();
});

test('a rule is cloned', async () => {
  const { user, onRule } = await open();
  await onRule(OFFICE, 'Clone');
  const dialog = await screen.findByRole('dialog', { name: 'Add inbound rule' });
  await user.clear(within(dialog).getByLabelText('Address'));
  await user.paste('192.0.2.1');
  await user.click(within(dialog).getByRole('button', { name: 'Add to list' }));
  expect(await screen.findByText('192.0.2.1')).toBeVisible();
  expect(screen.getByText('will be added')).toBeVisible();
});

test('rules are copied from another group, those that are there already left out', async () => {
  const { user } = await open({ at: copying });
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('radio', { name: /^default/ }));
  expect(await within(dialog).findByText('TCP 22, 80, 443 from Any')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Copy rules' }));
  // Ping and everything out are there.
  expect(await screen.findByText(/^2 rules copied\./)).toBeVisible();
  expect(screen.getAllByText('will be added')).toHaveLength(2);
});

test('groups to copy from that could not be read are not said to be none', async () => {
  const { user, provider } = await open({
    at: copying,
    prepare: (node) => void (node.provider.dials.lists = { firewall_policies: 'fail-500' }),
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(
      'Error accessing Firewall Policies, please check your network connection',
    ),
  ).toBeVisible();
  provider.dials.lists = {};
  await user.click(dialog.getByRole('button', { name: 'Try again now' }));
  expect(await dialog.findByRole('radio', { name: /^default/ })).toBeVisible();
});

test('a group without a policy gets one before its rules', async () => {
  const { user, preset, sent } = await open({
    at: groupPath('grp-empty'),
  });
  await preset('All outbound', 'outbound');
  await user.click(await found('Save rules'));
  await saved();
  expect(sent()).toEqual(['POST /1.0/firewall_policies', 'POST /1.0/firewall_rules']);
  await waitFor(() => expect(screen.getByText('All outbound')).toBeVisible());
});

test('each row shows its result; no rule is removed while an addition fails; the rest is sent again', async () => {
  const { user, onRule, preset, sent, router, provider } = await open();
  const { world } = provider;
  await onRule(OFFICE, 'Remove');
  await onRule(/^TCP 8080 from/, 'Clone');
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText(/^Destination port/));
  await user.paste('8443');
  await user.click(dialog.getByRole('button', { name: 'Add to list' }));
  await preset('MySQL');
  world.load_balancer.remove('lba-front');
  await user.click(await found('Save rules'));
  expect(await screen.findByText(/not saved: .*Source is invalid/)).toBeVisible();
  expect(await screen.findByText('1 change couldn’t be saved')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Copy details' })).toBeVisible();
  expect(screen.getByText('saved', { exact: true })).toBeVisible();
  expect(screen.getByText('held back')).toBeVisible();
  expect(world.firewall_rule.get('fwr-offic')).toBeDefined();
  expect(router.state.location.pathname).toBe(parent);

  // MySQL is in force: what is left is the one that failed, and the one that waits for it.
  expect(screen.getByText(/^2 changes not saved yet/)).toBeVisible();
  await onRule(/^TCP 8443 from/, 'Remove');
  expect(screen.queryByText('1 change couldn’t be saved')).toBeNull();
  expect(screen.getByText(/^1 change not saved yet/)).toBeVisible();
  await user.click(await found('Save rules'));
  await saved();
  expect(world.firewall_rule.get('fwr-offic')).toBeUndefined();
  expect(sent()).toEqual([
    'POST /1.0/firewall_rules',
    'POST /1.0/firewall_rules',
    'DELETE /1.0/firewall_rules/fwr-offic',
  ]);
});

test('rules whose answers were lost are looked for, shown as saved, and sent once each', async () => {
  const { user, onRule, sent, provider } = await open({
    prepare: ({ provider: { world } }) =>
      void world.firewall_rule.patch('fwr-offic', { description: 'later lost' }),
  });
  await onRule(OFFICE, 'Remove');
  await onRule(/^TCP 8080 from/, 'Clone');
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText(/^Destination port/));
  await user.type(dialog.getByLabelText(/^Destination port/), '8443');
  await user.clear(dialog.getByLabelText(/^Description/));
  await user.type(dialog.getByLabelText(/^Description/), 'lost');
  await user.click(dialog.getByRole('button', { name: 'Add to list' }));
  await user.click(await found('Save rules'));
  await saved();
  expect(sent()).toEqual(['POST /1.0/firewall_rules', 'DELETE /1.0/firewall_rules/fwr-offic']);
  const ports = provider.world.firewall_rule.all().map((rule) => rule.destination_port);
  expect(ports.filter((port) => port === '8443')).toHaveLength(1);
});

test('a rule of which nobody knows whether it is saved is looked for on request, and not said to have failed', async () => {
  const { user, onRule, preset, sent, server, provider, store } = await open();
  server.use(
    http.post('*/firewall_rules', () => HttpResponse.error()),
    http.get('*/firewall_policies/:id', () =>
      HttpResponse.json({ error_name: 'forbidden', errors: ['No'] }, { status: 403 }),
    ),
  );
  await preset('MySQL');
  await onRule(OFFICE, 'Remove');
  await user.click(await found('Save rules'));
  expect(await screen.findByText(/^may have been saved: /)).toBeVisible();
  expect(screen.getByText('1 change may have been saved')).toBeVisible();
  expect(screen.getByText(/^1 change not saved yet/)).toBeVisible();
  expect(screen.getByText('held back')).toBeVisible();
  expect(screen.queryByText(/couldn’t be saved/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(sent()).toEqual(['POST /1.0/firewall_rules']);

  await user.click(press('Check again'));
  expect(await screen.findByText('Couldn’t check the rules.')).toBeVisible();
  server.resetHandlers();
  await user.click(press('Check again'));
  expect(await screen.findByText(/^Not in force at/)).toBeVisible();
  expect(press('Send again')).toBeVisible();

  // It arrived after all.
  const { world } = provider;
  const like = world.firewall_rule.need('fwr-web80');
  world.firewall_rule.put({
    ...like,
    id: 'fwr-later',
    destination_port: '3306',
    description: 'MySQL',
  });
  await user.click(press('Check again'));
  expect(await found('Save rules')).toBeVisible();
  expect(screen.queryByText('held back')).toBeNull();
  // The task of the save has nothing left to look for.
  expect(store.getState().calls.calls).toEqual([]);
  expect(sent()).toEqual(['POST /1.0/firewall_rules']);
});

test('where nothing was saved nothing is said to be, and there is no rest', async () => {
  const { user, preset, server } = await open();
  server.use(http.post('*/firewall_rules', () => HttpResponse.json({}, { status: 500 })));
  await preset('MySQL');
  await user.click(await found('Save rules'));
  expect(await screen.findByText('1 change couldn’t be saved')).toBeVisible();
  expect(press('Save rules')).toBeVisible();
  expect(screen.queryByText(/in force/u)).toBeNull();
  expect(screen.queryByText(/removed until/u)).toBeNull();
});

test('nothing more is sent once the session has ended, whoever signs in next', async () => {
  const { user, preset, sent, server, store } = await open();
  server.use(http.post('*/firewall_rules', () => new Promise<undefined>(() => undefined)));
  await preset('MySQL');
  await preset('PostgreSQL');
  await user.click(await found('Save rules'));
  await waitFor(() => expect(sent()).toEqual(['POST /1.0/firewall_rules']));
  await act(async () => void store.dispatch(session.ended({ chosen: false })));
  act(() => void store.dispatch(session.signedIn()));
  expect(await screen.findByText(/not saved: /)).toBeVisible();
  expect(sent()).toEqual(['POST /1.0/firewall_rules']);
  // For who stays the same, after another sign-in.
  expect(readDraft(USER, parent)).toMatchObject({ rows: [{}, {}] });
});

test('what failed and is changed is another change; once all is saved nothing asks', async () => {
  const { user, onRule, preset, router, server } = await open();
  server.use(
    http.put('*/firewall_rules/*', () =>
      HttpResponse.json({ error_name: 'forbidden', errors: ['Not now'] }, { status: 403 }),
    ),
  );
  await preset('MySQL');
  await onRule(OFFICE, 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(/^Description/));
  await user.paste(' in town');
  await user.click(dialog.getByRole('button', { name: 'Update in list' }));
  await user.click(await found('Save rules'));
  expect(await screen.findByText(/not saved: .*Not now/)).toBeVisible();
  await onRule(OFFICE, 'Undo the change');
  expect(screen.queryByText(/not saved: /)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  void router.navigate(GROUPS);
  await waitFor(() => expect(router.state.location.pathname).toBe(GROUPS));
});

test('a rule to be removed that somebody else deleted first is gone as wanted', async () => {
  const { user, onRule, provider } = await open();
  await onRule(OFFICE, 'Remove');
  provider.world.firewall_rule.remove('fwr-offic');
  await user.click(await found('Save rules'));
  await saved();
});

test('a rule whose removal is answered 404 and that is still in force is not shown as removed', async () => {
  const description = 'later fail-404';
  const { user, onRule, router, provider } = await open({
    prepare: ({ provider: { world } }) =>
      void world.firewall_rule.patch('fwr-offic', { description }),
  });
  await onRule(OFFICE, 'Remove');
  await user.click(await found('Save rules'));
  expect(await screen.findByText(/not saved: .*Resource not found/)).toBeVisible();
  expect(router.state.location.pathname).toBe(parent);
  expect(provider.world.firewall_rule.get('fwr-offic')).toBeDefined();
});

test('discarding is free', async () => {
  const { user, preset, sent, router } = await open();
  await preset('SSH');
  await user.click(press('Discard'));
  expect(screen.queryByText('will be added')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save rules' })).toBeNull();
  expect(router.state.location.pathname).toBe(parent);
  expect(sent()).toEqual([]);
  expect(readDraft(USER, parent)).toBeUndefined();
});

test('leaving with changes asks first', async () => {
  const { user, preset, router } = await open();
  await preset('SSH');
  expect(await screen.findByText('will be added')).toBeVisible();
  void router.navigate(GROUPS);
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe(parent);
  expect(screen.getByText('will be added')).toBeVisible();
  void router.navigate(GROUPS);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(GROUPS));
});

const KEPT = 'Your earlier input has been restored.';

test('what is staged is kept until it is saved, and only what is not saved yet', async () => {
  const { user, onRule, preset, server, router } = await open();
  let refused = true;
  server.use(
    http.put('*/firewall_rules/*', () =>
      refused ? HttpResponse.json({ error_name: 'forbidden' }, { status: 403 }) : undefined,
    ),
  );
  await preset('MySQL');
  await onRule(OFFICE, 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(/^Description/));
  await user.paste(' in town');
  await user.click(dialog.getByRole('button', { name: 'Update in list' }));
  await waitFor(() =>
    expect(readDraft(USER, parent)).toMatchObject({
      rows: [
        { rule: 'fwr-offic', form: { description: expect.stringContaining(' in town') as string } },
        { form: { description: 'MySQL' } },
      ],
    }),
  );
  expect(screen.queryByText(KEPT)).toBeNull();
  await user.click(await found('Save rules'));
  await screen.findByText(/not saved: /);
  expect(readDraft(USER, parent)).toMatchObject({ rows: [{ rule: 'fwr-offic' }] });
  refused = false;
  await user.click(await found('Save the rest'));
  await waitFor(() => expect(router.state.location.pathname).toBe(parent));
  expect(readDraft(USER, parent)).toBeUndefined();
});

/** The office to be removed, a rule that is gone to be removed as well, FTP to be added. */
function keepDraft() {
  const form = { ...emptyRule('in'), description: 'FTP', destinationPort: '21' };
  const gone = { rule: 'fwr-zzzzz', form, removed: true };
  const office = { rule: 'fwr-offic', form, removed: true };
  writeDraft(USER, parent, { rows: [office, gone, 'bogus', { form, removed: false }] });
}

test('what was staged on an earlier visit is there again, and is saved as staged', async () => {
  keepDraft();
  const { user, sent } = await openGroups({ at: parent });
  expect(await screen.findByText(KEPT)).toBeVisible();
  expect(screen.getByText(/^2 changes not saved yet/)).toBeVisible();
  await user.click(await found('Save rules'));
  await saved();
  expect(sent()).toEqual(['POST /1.0/firewall_rules', 'DELETE /1.0/firewall_rules/fwr-offic']);
  expect(readDraft(USER, parent)).toBeUndefined();
});

test('what was staged on an earlier visit can be discarded, and does not come back', async () => {
  keepDraft();
  const { user, router } = await openGroups({ at: parent });
  await screen.findByText(KEPT);
  await user.click(press('Discard'));
  expect(screen.queryByRole('button', { name: 'Save rules' })).toBeNull();
  expect(screen.queryByText(KEPT)).toBeNull();
  expect(readDraft(USER, parent)).toBeUndefined();
  await user.click(press('Add inbound rule'));
  await user.click(await screen.findByRole('menuitem', { name: 'SSH' }));
  expect(screen.getByText(/^1 change not saved yet/)).toBeVisible();
  expect(screen.queryByText(KEPT)).toBeNull();
  expect(readDraft(USER, parent)).toBeDefined();
  void router.navigate(GROUPS);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(GROUPS));
  expect(readDraft(USER, parent)).toBeUndefined();
});

test('the menu of a group leads to copying, which asks at once', async () => {
  const { user, router } = await openGroups({ at: groupPath('grp-empty') });
  await user.click(await screen.findByRole('button', { name: 'Actions for empty' }));
  const item = await screen.findByRole('menuitem', { name: 'Copy rules from another group…' });
  void router.navigate(item.getAttribute('href') ?? '');
  const dialog = await screen.findByRole('dialog', { name: 'Copy rules from another group' });
  await user.click(await within(dialog).findByRole('radio', { name: /^web/ }));
  await user.click(await within(dialog).findByRole('button', { name: 'Copy rules' }));
  expect(await screen.findByText(/^7 rules copied\./)).toBeVisible();
});

test('a group without rules offers the presets at once, and to copy those of another', async () => {
  const { user } = await open({ at: groupPath('grp-empty') });
  const outbound = within(screen.getByRole('region', { name: 'Outbound rules' }));
  expect(outbound.getByRole('link', { name: 'Copy from another group…' })).toHaveAttribute(
    'href',
    groupPath('grp-empty', 'firewall_rules/copy/'),
  );
  await user.click(outbound.getByRole('button', { name: 'All outbound' }));
  expect(outbound.getByText('will be added')).toBeVisible();
  expect(outbound.queryByRole('button', { name: 'All outbound' })).toBeNull();
  expect(screen.getByText(/^1 change not saved yet/)).toBeVisible();
});

test('a rule to be removed is not counted, and its change can be taken back', async () => {
  const { onRule } = await open();
  const inbound = within(screen.getByRole('region', { name: 'Inbound rules' }));
  expect(inbound.getByText('6')).toBeVisible();
  await onRule(OFFICE, 'Remove');
  expect(inbound.getByText('5')).toBeVisible();
  await onRule(OFFICE, 'Keep this rule');
  expect(inbound.getByText('6')).toBeVisible();
});

test('a rule that is not saved yet is changed and cloned like any other', async () => {
  const { user, onRule, preset, sent } = await open();
  await preset('MySQL');
  await onRule(/^TCP 3306 from/, 'Edit');
  const change = within(await screen.findByRole('dialog', { name: 'Edit inbound rule' }));
  await user.clear(change.getByLabelText(/^Destination port/));
  await user.paste('3307');
  await user.click(change.getByRole('button', { name: 'Update in list' }));
  expect(await screen.findByText('3307')).toBeVisible();
  expect(screen.queryByText('3306')).toBeNull();
  await onRule(/^TCP 3307 from/, 'Clone');
  const clone = within(await screen.findByRole('dialog', { name: 'Add inbound rule' }));
  await user.clear(clone.getByLabelText(/^Destination port/));
  await user.paste('3308');
  await user.click(clone.getByRole('button', { name: 'Add to list' }));
  await screen.findByText('3308');
  await user.click(await found('Save rules'));
  await saved();
  expect(sent()).toEqual(['POST /1.0/firewall_rules', 'POST /1.0/firewall_rules']);
});

test('what another changes meanwhile is seen, beside what is staged', async () => {
  const { onRule, provider, store } = await open();
  await onRule(OFFICE, 'Remove');
  provider.world.firewall_rule.remove('fwr-ssh22');
  const policy = { kind: 'firewall_policy', id: 'fwp-web01', account: ACCOUNT } as const;
  act(() => void store.dispatch(resources.actions.refreshRequested(policy)));
  await waitFor(() => expect(screen.queryByText('22')).toBeNull());
  expect(screen.getByText('will be removed')).toBeVisible();
});

test('an editor of the group opens over what is staged, without a question', async () => {
  const { preset, router } = await open();
  await preset('SSH');
  await act(() => router.navigate(groupPath('grp-web01', 'servers/')));
  expect(await screen.findByRole('dialog', { name: 'Servers in this group' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('will be added')).toBeVisible();
});

test('a rule that was added here can be removed here, and does not come back', async () => {
  const { user, onRule, preset, provider } = await open();
  await preset('MySQL');
  await user.click(await found('Save rules'));
  await saved();
  const made = () =>
    provider.world.firewall_rule.all().filter((rule) => rule.description === 'MySQL');
  expect(made()).toHaveLength(1);
  await waitFor(() =>
    expect(press('Actions for TCP 3306 from Any')).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await onRule(/^TCP 3306 from/, 'Remove');
  await user.click(await found('Save rules'));
  await saved();
  await waitFor(() => expect(screen.queryByText('MySQL')).toBeNull());
  expect(made()).toEqual([]);
});
