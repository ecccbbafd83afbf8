import { act, screen, waitFor, within } from '@testing-library/react';
import type { NodeProvider } from '@mocks/node';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import { selectRecord } from '@/store/resources/resources-selectors';
import { ACCOUNT } from '../../components/open-page';
import { groupPath, openGroups } from './open-groups';

type World = NodeProvider['provider']['world'];

const UNREADABLE = /^Couldn’t load the firewall policy of this server group/;

/** A group page whose world was bent, and how to mend that. */
async function open(at: string, bend: (world: World) => unknown) {
  const page = await openGroups({ at, prepare: ({ provider }) => void bend(provider.world) });
  const { world } = page.provider;
  return { ...page, mend: () => world.server_group.patch('grp-web01', { name: 'web' }) };
}
const withoutPolicy = (world: World) =>
  world.server_group.patch('grp-web01', { name: 'unreadable firewall_policy' });
/** The last rule of a policy, or all where it has one. */
const withoutRules = (policy: string) => (world: World) =>
  world.firewall_policy.patch(policy, { name: 'unreadable rules' });

test.each([
  ['added', 'add/', 'Add to list'],
  ['edited', 'fwr-offic/', 'Update in list'],
])(
  'no rule is %s where the policy could not be read; tried again, it is',
  async (_, part, save) => {
    const { user, mend } = await open(
      groupPath('grp-web01', `firewall_rules/${part}`),
      withoutPolicy,
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(UNREADABLE)).toBeVisible();
    mend();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: save })).toBeVisible();
  },
);

test('the page says that a rule could not be read, and counts no rules nor calls them none', async () => {
  const { store } = await open(groupPath('grp-web01'), (world) => {
    for (const { id } of world.firewall_rule.by('policy', 'fwp-web01').slice(2)) {
      world.firewall_rule.remove(id);
    }
    withoutRules('fwp-web01')(world);
  });
  expect(
    await screen.findByText(
      /^Couldn’t fully load some fields of this firewall policy, so you can’t change them: rules/,
    ),
  ).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getByRole('heading', { name: 'Inbound rules' })).toBeVisible();
  expect(screen.queryByText(/(in|out)bound traffic is blocked/)).toBeNull();
  expect(store.getState().resources.records.firewall_policy?.['fwp-web01']?.unreadable).toEqual([
    'rules',
  ]);
});

test('a rule that tells neither of its ends may be of either direction', async () => {
  const page = await openGroups({
    at: groupPath('grp-web01'),
    prepare: ({ server }) =>
      server.use(
        http.get('*/firewall_policies/fwp-web01', () =>
          HttpResponse.json({
            id: 'fwp-web01',
            default: false,
            rules: [{ id: 'fwr-aaaaa', source: 7, destination: 7, protocol: 'tcp' }],
          }),
        ),
      ),
  });
  await waitFor(() => {
    const { records } = page.store.getState().resources;
    expect(records.firewall_policy?.['fwp-web01']).toBeDefined();
  });
  expect(await screen.findByRole('heading', { name: 'Outbound rules' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.queryByText(/(in|out)bound traffic is blocked/)).toBeNull();
});

async function chooseGroup(bend: (world: World) => unknown, name: RegExp) {
  const page = await open(groupPath('grp-empty', 'firewall_rules/copy/'), bend);
  const dialog = within(await screen.findByRole('dialog'));
  const radio = await dialog.findByRole('radio', { name });
  await page.user.click(radio);
  const copy = dialog.getByRole('button', { name: 'Copy rules' });
  return { ...page, dialog, radio, copy };
}

test('it is said before rules are copied that one of them could not be read', async () => {
  const { user, dialog, copy } = await chooseGroup(withoutRules('fwp-web01'), /^web/);
  expect(
    await dialog.findByText('Couldn’t load some rules of this group. Only these will be copied.'),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(copy);
  expect(await screen.findByText(/^6 rules copied\./)).toBeVisible();
});

test('no rules are copied where none could be read, which is not to say that there are none', async () => {
  const { copy } = await chooseGroup((world) => {
    for (const { id } of world.firewall_rule.by('policy', 'fwp-web01').slice(1)) {
      world.firewall_rule.remove(id);
    }
    withoutRules('fwp-web01')(world);
  }, /^web/);
  expect(copy).toHaveAccessibleDescription('Couldn’t load the rules of this group');
});

test('a group whose policy could not be read is no group to copy from, and says why', async () => {
  const { radio, dialog } = await chooseGroup(withoutPolicy, /^unreadable/);
  expect(dialog.getByText(UNREADABLE)).toBeVisible();
  expect(radio).not.toBeChecked();
});

test('a group gets no second policy where it could not be read whether it has one', async () => {
  const at = groupPath('grp-empty');
  const { user, sent, provider, store } = await open(at, () => undefined);
  await user.click(await screen.findByRole('button', { name: 'Add inbound rule' }));
  await user.click(await screen.findByRole('menuitem', { name: 'SSH' }));
  provider.world.server_group.patch('grp-empty', { name: 'unreadable firewall_policy' });
  const group = { kind: 'server_group', id: 'grp-empty', account: ACCOUNT } as const;
  act(() => void store.dispatch(resources.actions.refreshRequested(group)));
  const known = () => selectRecord(store.getState(), 'server_group', 'grp-empty');
  await waitFor(() => expect(known()?.unreadable).toEqual(['firewall_policy']));
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  const told = within(screen.getByRole('region', { name: 'Unsaved rules' }));
  expect(
    await told.findByText(/Couldn’t load the firewall policy of this server group/),
  ).toBeVisible();
  expect(sent()).toEqual([]);
});
