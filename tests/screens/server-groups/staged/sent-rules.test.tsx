import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyRule } from '@/model/firewall-rule/form';
import { readDraft, writeDraft } from '@/store/drafts/drafts-saga';
import { resources } from '@/store/resources/resources-state';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { ACCOUNT } from '../../../components/open-page';
import { found, openRules, press, RULES_PAGE } from '../open-rules';

const USER = 'usr-demo1';
const OFFICE = 'Any from 203.0.113.0/24';
const ELSEWHERE = '/accounts/acc-demo1/servers/';
const NEW_RULES = '*/firewall_rules';

const refuse = (): Response =>
  HttpResponse.json({ error_name: 'forbidden', errors: ['Not now'] }, { status: 403 });

type Page = Awaited<ReturnType<typeof openRules>>;

/** Holds the answers of an address, and releases them one by one. */
function holdAnswers({ server }: Page, answer: () => Response | undefined) {
  const waiting: (() => void)[] = [];
  server.use(
    http.post(NEW_RULES, async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return answer();
    }),
  );
  return {
    next: async () => {
      await waitFor(() => expect(waiting).not.toEqual([]));
      waiting.shift()?.();
    },
  };
}

async function leave({ router, user }: Page) {
  act(() => void router.navigate(ELSEWHERE));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^It was sent and continues without this page/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Elsewhere' });
}

const comeBack = ({ router }: Page) => act(() => router.navigate(RULES_PAGE));

const toastsOf = ({ store }: Page) => selectToasts(store.getState());

/** All is saved: there is nothing left to save. */
const saved = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: /^(Save|Send)/ })).toBeNull());

async function deleteElsewhere({ provider, store }: Page) {
  provider.world.firewall_rule.remove('fwr-offic');
  const policy = { kind: 'firewall_policy', id: 'fwp-web01', account: ACCOUNT } as const;
  act(() => void store.dispatch(resources.actions.refreshRequested(policy)));
  await screen.findByText(/^deleted elsewhere/);
}

async function describeOffice({ user, onRule }: Page) {
  await onRule(OFFICE, 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(/^Description/));
  await user.paste(' in town');
  await user.click(dialog.getByRole('button', { name: 'Update in list' }));
  await screen.findByText('will be changed');
}

afterEach(() => vi.restoreAllMocks());

describe('a reload during a save', () => {
  test('the draft tells which rows were sent, and when, until their end is known', async () => {
    const page = await openRules();
    const answers = holdAnswers(page, refuse);
    await page.preset('MySQL');
    await page.preset('PostgreSQL');
    const before = Date.now();
    await page.user.click(await found('Save rules'));
    const rows = () => readDraft(USER, RULES_PAGE)?.['rows'] as readonly { sentAt?: number }[];
    await waitFor(() => expect(rows()[0]?.sentAt).toBeGreaterThanOrEqual(before));
    expect(rows()[1]?.sentAt).toBeUndefined();
    await answers.next();
    await waitFor(() => expect(rows()[1]?.sentAt).toBeGreaterThanOrEqual(before));
    expect(rows()[0]?.sentAt).toBeUndefined();
    await answers.next();
    await screen.findByText('2 changes couldn’t be saved');
    expect(rows().map(({ sentAt }) => sentAt)).toEqual([undefined, undefined]);
  });

  const form = { ...emptyRule('in'), destinationPort: '21' };
  const office = { end: 'address', value: '203.0.113.0/24', protocol: 'any' };
  const isSent = { sentAt: Date.UTC(2026, 0, 5, 9), removed: false };

  test.each([
    [
      'an addition',
      { ...isSent, form },
      ({ provider: { world } }: Page): void => {
        const like = world.firewall_rule.need('fwr-web80');
        world.firewall_rule.put({
          ...like,
          id: 'fwr-later',
          destination_port: '21',
          description: '',
        });
      },
    ],
    [
      'a change',
      { ...isSent, rule: 'fwr-offic', form: { ...form, ...office, description: 'Moved' } },
      ({ provider: { world } }: Page): void =>
        void world.firewall_rule.patch('fwr-offic', {
          description: 'Moved',
          protocol: null,
          destination_port: null,
        }),
    ],
    [
      'a removal',
      { ...isSent, rule: 'fwr-offic', removed: true },
      ({ provider: { world } }: Page): void => world.firewall_rule.remove('fwr-offic'),
    ],
  ])(
    'leaves %s that may be saved; it goes once the rules show it, and is not sent twice',
    async (_, row, arrive) => {
      writeDraft(USER, RULES_PAGE, { rows: [row] });
      const page = await openRules();
      expect(await screen.findByText(/^may have been saved: Sent on .* 2026 at/)).toBeVisible();
      expect(screen.getByText('1 change may have been saved')).toBeVisible();
      expect(screen.queryByText(/not saved yet/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Save rules' })).toBeNull();
      await page.user.click(press('Check again'));
      expect(await screen.findByText(/^Not in force at/)).toBeVisible();
      arrive(page);
      await page.user.click(press('Check again'));
      await saved();
      expect(toastsOf(page)).toMatchObject([{ tone: 'success', message: 'Rules saved' }]);
      expect(page.sent()).toEqual([]);
      expect(readDraft(USER, RULES_PAGE)).toBeUndefined();
    },
  );

  test('a change of mind about what was sent is not sent yet', async () => {
    writeDraft(USER, RULES_PAGE, { rows: [{ ...isSent, rule: 'fwr-offic', removed: true }] });
    const page = await openRules();
    await screen.findByText('1 change may have been saved');
    await page.onRule(OFFICE, 'Keep this rule');
    expect(screen.queryByText(/may have been saved/)).toBeNull();
    await page.onRule(OFFICE, 'Remove');
    expect(screen.getByText('1 change not saved yet')).toBeVisible();
  });
});

describe('leaving during a save', () => {
  test('names what failed and why, and keeps all that was not saved', async () => {
    const page = await openRules();
    const answers = holdAnswers(page, refuse);
    await page.preset('MySQL');
    await page.preset('PostgreSQL');
    await page.onRule(OFFICE, 'Remove');
    await page.user.click(await found('Save rules'));
    await leave(page);
    await answers.next();
    await answers.next();
    await waitFor(() =>
      expect(toastsOf(page)).toMatchObject([
        {
          tone: 'error',
          title: 'Couldn’t save 2 of 3 firewall rules',
          message: 'TCP 3306 from Any and TCP 5432 from Any: API error. Not now',
          detail: 'Unsaved changes are kept on the page of web',
          to: RULES_PAGE,
        },
      ]),
    );
    await comeBack(page);
    expect(await screen.findByText('3 changes not saved yet')).toBeVisible();
    expect(screen.getByText('MySQL')).toBeVisible();
    expect(screen.getByText('PostgreSQL')).toBeVisible();
  });

  test('tells of a rule whose end is not known that it may have been saved', async () => {
    const page = await openRules();
    page.server.use(http.get('*/firewall_policies/:id', refuse));
    const answers = holdAnswers(page, () => HttpResponse.error());
    await page.preset('MySQL');
    await page.user.click(await found('Save rules'));
    await leave(page);
    await answers.next();
    await waitFor(() =>
      expect(toastsOf(page)).toMatchObject([
        {
          tone: 'warning',
          persistent: true,
          title: '1 firewall rule may have been saved',
          message: expect.stringMatching(/^TCP 3306 from Any: No answer/) as string,
          to: RULES_PAGE,
        },
      ]),
    );
    await comeBack(page);
    expect(await screen.findByText('1 change may have been saved')).toBeVisible();
  });

  test('is told once all is saved, and leaves no draft', async () => {
    const page = await openRules();
    const answers = holdAnswers(page, () => undefined);
    await page.preset('MySQL');
    await page.user.click(await found('Save rules'));
    await leave(page);
    expect(readDraft(USER, RULES_PAGE)).toBeDefined();
    await answers.next();
    await waitFor(() =>
      expect(toastsOf(page)).toMatchObject([
        { tone: 'success', message: 'Rules saved', detail: 'web', to: RULES_PAGE },
      ]),
    );
    expect(readDraft(USER, RULES_PAGE)).toBeUndefined();
  });

  test('coming back before its end shows it under way, then what is left', async () => {
    const page = await openRules();
    const answers = holdAnswers(page, refuse);
    await page.preset('MySQL');
    await page.preset('PostgreSQL');
    await page.user.click(await found('Save rules'));
    await leave(page);
    await comeBack(page);
    expect(await screen.findAllByText('saving…')).toHaveLength(2);
    expect(press('Add inbound rule')).toHaveAccessibleDescription('Wait until the rules are saved');
    expect(press('Save rules')).toHaveAttribute('aria-busy', 'true');
    await answers.next();
    await answers.next();
    await waitFor(() => expect(press('Save rules')).not.toHaveAttribute('aria-busy', 'true'));
    expect(screen.getAllByText('will be added')).toHaveLength(2);
    expect(page.sent()).toHaveLength(2);
  });
});

test('while a lost answer is looked for, the bar and the row say so', async () => {
  const page = await openRules();
  page.server.use(
    http.post(NEW_RULES, () => HttpResponse.error()),
    http.get('*/firewall_policies/:id', () => new Promise(() => undefined)),
  );
  await page.preset('MySQL');
  expect(screen.getByText(/^Removals are saved last/)).toBeVisible();
  await page.user.click(await found('Save rules'));
  const row = within(await screen.findByRole('row', { name: /MySQL/ }));
  expect(await row.findByText('Checking the result…')).toBeVisible();
  expect(screen.getByText(/^It may have gone through\. Checking the result…/)).toBeVisible();
  expect(screen.queryByText(/^Removals are saved last/)).toBeNull();
  expect(screen.queryByText('saving…')).toBeNull();
  expect(press('Save rules')).toHaveAccessibleDescription('Checking the result…');
});

describe('offline', () => {
  test('rules cannot be saved, for that reason', async () => {
    const page = await openRules();
    await page.preset('MySQL');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await found('Save rules')).toHaveAccessibleDescription('You’re offline');
  });

  test('a rule that never reached the API is not called an API error', async () => {
    const page = await openRules();
    page.server.use(http.post(NEW_RULES, () => HttpResponse.error()));
    await page.preset('MySQL');
    // The browser has not reported it by an event yet.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await page.user.click(await found('Save rules'));
    expect(await screen.findByText(/^not saved: No answer from the provider/)).toBeVisible();
    expect(screen.queryByText(/API error/)).toBeNull();
  });
});

describe('a changed rule that was deleted elsewhere', () => {
  const REASON = 'A rule was deleted elsewhere. Add it as a new rule or drop the change';

  test('can be added as a new rule', async () => {
    const page = await openRules();
    await describeOffice(page);
    await deleteElsewhere(page);
    expect(screen.queryByText('will be changed')).toBeNull();
    expect(press('Save rules')).toHaveAccessibleDescription(REASON);
    await page.onRule(OFFICE, 'Add as a new rule');
    expect(screen.getByText('will be added')).toBeVisible();
    await page.user.click(await found('Save rules'));
    await saved();
    expect(page.sent()).toEqual(['POST /1.0/firewall_rules']);
  });

  test('is gone with its change, if that is dropped', async () => {
    const page = await openRules();
    await describeOffice(page);
    await deleteElsewhere(page);
    await page.onRule(OFFICE, 'Drop the change');
    await saved();
    expect(screen.queryByText('203.0.113.0/24')).toBeNull();
    expect(page.sent()).toEqual([]);
  });

  test('is told as such by the answer to its change too', async () => {
    const page = await openRules();
    await describeOffice(page);
    page.provider.world.firewall_rule.remove('fwr-offic');
    await page.user.click(await found('Save rules'));
    expect(await screen.findByText(/^deleted elsewhere/)).toBeVisible();
    expect(screen.queryByText(/Resource not found/)).toBeNull();
    expect(screen.queryByText(/couldn’t be saved/)).toBeNull();
  });
});
