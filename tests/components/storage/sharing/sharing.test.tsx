import { Blob as NodeBlob } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Container } from '../../../../mocks/orbit/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSharing } from '@/components/storage/sharing/use-sharing';
import userEvent from '@testing-library/user-event';
import { ACCOUNT, openPage } from '../../open-page';
import { expectNowhere } from '../../../screens/expect-nowhere';
import { INTERVALS } from '../../../intervals';

const KEYS = ['X-Account-Meta-Temp-Url-Key', 'X-Account-Meta-Temp-Url-Key-2'];

interface ButtonsProps {
  readonly container: string;
  readonly path: string;
}

function Buttons({ container, path }: ButtonsProps) {
  const { download, share, showCommands, downloadAll } = useSharing(container);
  return (
    <>
      <button type="button" onClick={() => void download(path)}>
        Download
      </button>
      <button type="button" onClick={() => share(path)}>
        Share
      </button>
      <button type="button" onClick={() => showCommands(path)}>
        Commands
      </button>
      <button type="button" onClick={() => downloadAll({ objects: [], directories: [path] })}>
        Zip
      </button>
    </>
  );
}

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  // The window's cannot be read as a stream.
  vi.stubGlobal('Blob', NodeBlob);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.href);
  });
});
afterEach(() => vi.useRealTimers());

interface Given {
  readonly container?: string;
  readonly path?: string;
  /** True if the account has a key. */
  readonly keyed?: boolean;
  readonly dials?: object;
}

async function open({
  container = 'assets',
  path = 'logo.svg',
  keyed = true,
  dials = {},
}: Given = {}) {
  const page = await openPage({
    page: <Buttons container={container} path={path} />,
    deployment: { orbit: 'https://orbit.example.com/v1', api: 'https://api.gb1.example.com' },
    dials,
    prepare: ({ provider }) => {
      const account = provider.world.orbit.account(ACCOUNT, 0);
      account.metadata = keyed ? { ...account.metadata, [KEYS[0]!]: 'account-key' } : {};
    },
  });
  const user = userEvent.setup({ delay: null });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const account = () => page.provider.world.orbit.account(ACCOUNT, 0);
  const toasts = () => page.store.getState().toasts.map(({ message, title }) => title ?? message);
  return { ...page, user, press, dialog, account, toasts };
}

const ask = (address: string) => fetch(address).then((answer) => answer.status);
const secondsOf = (address: string) =>
  Number(new URL(address).searchParams.get('temp_url_expires')) - Date.now() / 1000;

describe('a download', () => {
  test('is by a link of 60 seconds', async () => {
    const { press } = await open();
    await press('Download');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(secondsOf(saved[0]!)).toBeGreaterThan(57);
    expect(secondsOf(saved[0]!)).toBeLessThanOrEqual(61);
    expect(await ask(saved[0]!)).toBe(200);
  });

  test('of what is not there warns that one may check back shortly', async () => {
    const { press, toasts } = await open({ path: 'none' });
    await press('Download');
    await waitFor(() =>
      expect(toasts()).toEqual([
        'Could not find none. If it has only just been uploaded, check back shortly.',
      ]),
    );
    expect(saved).toEqual([]);
  });

  test('whose key Orbit does not know yet says so', async () => {
    const { press, toasts } = await open({ dials: { storage: { 'head-object': 'fail-401' } } });
    await press('Download');
    await waitFor(() =>
      expect(toasts()).toEqual([
        'The key for temporary links isn’t active yet. Try again in a minute',
      ]),
    );
    expect(saved).toEqual([]);
  });

  test('that is refused says so', async () => {
    const { press, toasts } = await open({ dials: { storage: { 'head-account': 'fail-503' } } });
    await press('Download');
    await waitFor(() => expect(toasts()).toEqual(['Error downloading logo.svg']));
  });
});

describe('without a key', () => {
  test('keys are made after a confirmation, and then the download goes on', async () => {
    const page = await open({ keyed: false });
    await page.press('Download');
    const dialog = await page.dialog('Create keys for temporary links?');
    expect(page.account().metadata).toEqual({});
    await page.user.click(dialog.getByRole('button', { name: 'Create keys' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const keys = KEYS.map((name) => page.account().metadata[name]!);
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[\w-]{32}$/u);
    for (const key of keys) expectNowhere(key, { ...page, sent: () => [] });
  });

  test('nothing is made if the reader would not', async () => {
    const { press, dialog, user, account } = await open({ keyed: false });
    await press('Download');
    const asked = await dialog('Create keys for temporary links?');
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([account().metadata, saved]).toEqual([{}, []]);
  });

  test('set_key_failed is told where they are refused', async () => {
    const { press, dialog, user, provider } = await open({
      keyed: false,
      dials: { storage: { 'post-account': 'fail-403' } },
    });
    await press('Share');
    await user.click(
      (await dialog('Create temporary link')).getByRole('button', { name: 'Create' }),
    );
    const asked = await dialog('Create keys for temporary links?');
    await user.click(asked.getByRole('button', { name: 'Create keys' }));
    expect(await asked.findByText('set_key_failed')).toBeVisible();
    expect(asked.getByRole('alert')).toHaveTextContent('Couldn’t create the keys.');
    provider.dials.storage = {};
    await user.click(asked.getByRole('button', { name: 'Try again' }));
    expect(await dialog('Temporary link')).toBeDefined();
  });

  test('keys of which nobody knows whether they were created are not said to have failed', async () => {
    const { press, dialog, user, provider, account } = await open({
      keyed: false,
      dials: { storage: { 'post-account': 'lost' } },
    });
    await press('Download');
    const asked = await dialog('Create keys for temporary links?');
    await user.click(asked.getByRole('button', { name: 'Create keys' }));
    const words = /^The keys may have been created\. Trying again checks first\.\s+set_key_failed/u;
    await waitFor(() => expect(asked.getByRole('alert')).toHaveTextContent(words));
    const made = account().metadata;
    expect(Object.keys(made)).toHaveLength(2);
    provider.dials.storage = {};
    await user.click(asked.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(account().metadata).toEqual(made);
  });

  test('keys that another window made meanwhile are not replaced', async () => {
    const { press, dialog, user, account } = await open({ keyed: false });
    await press('Download');
    const asked = await dialog('Create keys for temporary links?');
    account().metadata = { [KEYS[1]!]: 'theirs' };
    await user.click(asked.getByRole('button', { name: 'Create keys' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(account().metadata).toEqual({ [KEYS[1]!]: 'theirs' });
  });
});

test('keys are not made where it cannot be found out whether there are any', async () => {
  const { press, dialog, user, account, provider } = await open({ keyed: false });
  await press('Download');
  const asked = await dialog('Create keys for temporary links?');
  account().metadata = { [KEYS[0]!]: 'theirs' };
  provider.dials.storage = { 'head-account': 'fail-403' };
  await user.click(asked.getByRole('button', { name: 'Create keys' }));
  expect(await asked.findByText('set_key_failed')).toBeVisible();
  expect(account().metadata).toEqual({ [KEYS[0]!]: 'theirs' });
});

describe('keys that Orbit is slow to know', () => {
  /** Delays new keys in Orbit by that long. */
  async function slow(keyDelay: number) {
    vi.useFakeTimers({
      toFake: [...INTERVALS, 'setTimeout', 'clearTimeout', 'Date', 'performance'],
      shouldAdvanceTime: true,
    });
    const page = await open({ keyed: false, dials: { keyDelay } });
    await page.press('Download');
    const asked = await page.dialog('Create keys for temporary links?');
    const heads: number[] = [];
    const lives: number[] = [];
    page.server.events.on('request:start', ({ request }) => {
      const isSigned = request.url.includes('temp_url_sig');
      if (request.method !== 'HEAD' || !isSigned) return;
      heads.push(Date.now());
      const end = Number(new URL(request.url).searchParams.get('temp_url_expires'));
      lives.push(end - Date.now() / 1000);
    });
    await page.user.click(asked.getByRole('button', { name: 'Create keys' }));
    await asked.findAllByText('Waiting for the keys to become active…');
    return { ...page, asked, heads, lives };
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('are asked for by signed HEAD every 1.5 s until one answers 200', async () => {
    const { heads } = await slow(4000);
    for (const asked of [1, 2, 3]) {
      await waitFor(() => expect(heads).toHaveLength(asked));
      expect(saved).toEqual([]);
      await pass(1500);
    }
    const gaps = heads.slice(1, 3).map((at, index) => at - (heads[index] ?? 0));
    for (const gap of gaps) expect(Math.abs(gap - 1950)).toBeLessThanOrEqual(500);
    await pass(1500);
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('are tried by a signature that lives for 5 s', async () => {
    const { lives } = await slow(4000);
    await waitFor(() => expect(lives).toHaveLength(1));
    // A life is whole seconds, and some time passes before it is sent.
    expect(lives[0]).toBeGreaterThan(2);
    expect(lives[0]).toBeLessThanOrEqual(6);
  });

  test('after 7.5 s a notice of the delay appears', async () => {
    const { asked } = await slow(60_000);
    await pass(7000);
    expect(asked.queryByText(/longer than usual/)).toBeNull();
    await pass(600);
    expect(asked.getByText(/Taking longer than usual/)).toBeVisible();
  });

  test('polling_failed is told in the end, and another try goes on waiting', async () => {
    const { asked, user, provider, account } = await slow(600_000);
    for (let waited = 0; waited < 130_000; waited += 1500) await pass(1500);
    expect(await asked.findByText('polling_failed')).toBeVisible();
    expect(await asked.findByRole('button', { name: 'Copy details' })).toBeVisible();
    const keys = { ...account().metadata };
    account().formerKeys.until = 0;
    provider.dials.keyDelay = 0;
    await user.click(asked.getByRole('button', { name: 'Try again' }));
    await pass(1500);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(account().metadata).toEqual(keys);
  });
});

describe('a temporary link', () => {
  const created = async (page: Awaited<ReturnType<typeof open>>) => {
    const form = await page.dialog('Create temporary link');
    await page.user.click(form.getByRole('button', { name: 'Create' }));
    const made = await page.dialog('Temporary link');
    return { made, address: made.getByText(/^https?:\/\//u).textContent };
  };

  test.each([
    ['1 hour', 3600],
    ['1 day', 86_400],
    ['1 week', 604_800],
  ])('lasts for %s', async (label, seconds) => {
    const page = await open();
    await page.press('Share');
    const form = await page.dialog('Create temporary link');
    await page.user.click(form.getByRole('radio', { name: label }));
    const { address, made } = await created(page);
    expect(Math.abs(secondsOf(address) - seconds)).toBeLessThan(3);
    expect(await ask(address)).toBe(200);
    expect(made.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  });

  test('custom seconds have to be a positive number', async () => {
    const page = await open();
    await page.press('Share');
    const form = await page.dialog('Create temporary link');
    await page.user.click(form.getByRole('radio', { name: 'Custom' }));
    const seconds = form.getByRole('textbox', { name: 'Seconds' });
    for (const wrong of ['0', '-5', 'soon']) {
      await page.user.clear(seconds);
      await page.user.type(seconds, wrong);
      await page.user.click(form.getByRole('button', { name: 'Create' }));
      expect(form.getByText('Please enter a valid time')).toBeVisible();
    }
    await page.user.clear(seconds);
    await page.user.type(seconds, '90');
    const { address } = await created(page);
    expect(Math.abs(secondsOf(address) - 90)).toBeLessThan(3);
  });

  test('may be for an upload, with the command that does it', async () => {
    const page = await open({ path: 'new file.txt' });
    await page.press('Share');
    const form = await page.dialog('Create temporary link');
    await page.user.click(form.getByRole('radio', { name: 'Upload' }));
    expect(form.queryByRole('textbox', { name: /^Save as/ })).toBeNull();
    const { address, made } = await created(page);
    expect(await ask(address)).toBe(401);
    const put = await fetch(address, { method: 'PUT', body: 'sent' });
    expect(put.status).toBe(201);
    expect(made.getByText(/^curl -T FILE/)).toBeVisible();
  });

  test('of what is in the images container is for a download alone', async () => {
    const page = await open({ container: 'images', path: 'img-avail' });
    await page.press('Share');
    const form = await page.dialog('Create temporary link');
    expect(form.queryByRole('radio', { name: 'Upload' })).toBeNull();
    expect(form.getByRole('radio', { name: '1 hour' })).toBeChecked();
  });

  test('may be for all that begin alike, says its file name, and be shown', async () => {
    const page = await open({ path: 'photos/team.jpg' });
    await page.press('Share');
    const form = await page.dialog('Create temporary link');
    await page.user.click(form.getByRole('radio', { name: 'Names with this prefix' }));
    expect(form.getByRole('textbox', { name: /begin with/ })).toHaveValue('photos/');
    await page.user.click(form.getByRole('checkbox', { name: 'Show in the browser' }));
    const { address } = await created(page);
    const answer = await fetch(address.replace('NAME', 'office.jpg'), { method: 'HEAD' });
    expect([answer.status, answer.headers.get('Content-Disposition')]).toEqual([200, 'inline']);
    expect(await ask(address.replace('photos/NAME', 'logo.svg'))).toBe(401);
  });

  test.each([
    ['the container', 'X-Container-Meta-Temp-Url-Key', true],
    ['the account', KEYS[0]!, false],
  ])('by a key of %s tells if it reaches objects in segments', async (_whose, name, isTold) => {
    const page = await open({ keyed: false, path: 'photos/' });
    const holder = isTold ? page.account().containers.get('assets')! : page.account();
    Object.assign(holder.metadata, { [name]: 'key' });
    await page.press('Share');
    const { made } = await created(page);
    const told = made.queryAllByText(/^Signed with a key of this container/u);
    expect(told).toHaveLength(isTold ? 1 : 0);
  });

  test('saves under the name that was given', async () => {
    const page = await open();
    await page.press('Share');
    const form = await page.dialog('Create temporary link');
    await page.user.type(form.getByRole('textbox', { name: /^Save as/ }), 'our logo.svg');
    const { address } = await created(page);
    const { headers } = await fetch(address);
    expect(headers.get('Content-Disposition')).toMatch(/filename="our logo.svg"/);
  });

  test('counts down every 15 s, near its end every second, and says when it has ended', async () => {
    const page = await open();
    await page.press('Share');
    const form = await page.dialog('Create temporary link');
    await page.user.click(form.getByRole('radio', { name: 'Custom' }));
    await page.user.type(form.getByRole('textbox', { name: 'Seconds' }), '100');
    vi.useFakeTimers({ toFake: [...INTERVALS, 'Date'], now: Date.now() });
    const { made } = await created(page);
    const left = () => made.getByText(/(?:minute|second)/u, { selector: 'time' }).textContent;
    const pass = (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
    };
    const first = left();
    pass(14_000);
    expect(left()).toBe(first);
    pass(1000);
    expect(left()).toBe('1 minute 25 seconds');
    pass(15_000);
    expect(left()).toBe('1 minute 10 seconds');
    pass(1000);
    expect(left()).toBe('1 minute 9 seconds');
    pass(69_000);
    expect(made.getByText('This link has expired')).toBeVisible();
    expect(made.queryByRole('button', { name: 'Copy the link' })).toBeNull();
  });

  test('that cannot be made says why, and keeps what was entered', async () => {
    const page = await open({ dials: { storage: { 'head-account': 'fail-403' } } });
    await page.press('Share');
    const form = await page.dialog('Create temporary link');
    await page.user.type(form.getByRole('textbox', { name: /^Save as/ }), 'x');
    await page.user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText(/status 403/)).toBeVisible();
    expect(form.getByRole('textbox', { name: /^Save as/ })).toHaveValue('x');
  });
});

test('commands of each tool are ready, with a button that copies them', async () => {
  const page = await open({ path: 'photos/team.jpg' });
  await page.press('Commands');
  const dialog = await page.dialog('Commands');
  for (const tool of ['curl', 'rclone', 's3cmd', 'swift']) {
    await page.user.click(dialog.getByRole('button', { name: tool }));
    const text = dialog.getByRole('textbox', { name: `${tool} commands` });
    expect((text as HTMLTextAreaElement).value).toContain('team.jpg');
  }
  expect(dialog.getByRole('button', { name: 'Copy the commands' })).toBeVisible();
});

describe('a zip file', () => {
  const blobs: Blob[] = [];
  beforeEach(() => {
    blobs.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:zip';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  });
  const contents = async () => Buffer.from(await blobs[0]!.arrayBuffer()).toString('latin1');

  test('has all that is in a directory, by the newest data', async () => {
    const page = await open({ path: 'css/' });
    const newest: (string | null)[] = [];
    page.server.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/assets')) newest.push(request.headers.get('X-Newest'));
    });
    await page.press('Zip');
    const dialog = await page.dialog('Download as a zip file');
    expect(await dialog.findByText(/^1 object, /)).toBeVisible();
    expect(newest).toEqual(['true']);
    await page.user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByText('1 object downloaded.')).toBeVisible();
    expect(await contents()).toMatch(/^PK.*css\/site\.css.*font-family/su);
    expect(saved).toEqual(['blob:zip']);
  });

  test('leaves out what has gone meanwhile, and names it', async () => {
    const page = await open({ path: 'css/' });
    page.account().containers.put(new Container('assets', 0));
    await page.press('Zip');
    const dialog = await page.dialog('Download as a zip file');
    expect(await dialog.findByText('0 objects, 0 B.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download' })).toHaveAccessibleDescription(
      'Nothing to download',
    );
  });

  test('leaves out what cannot be read, and names it', async () => {
    const page = await open({ container: 'box', path: '' });
    const { containers } = page.account();
    const some = containers.get('assets')!.objects.get('logo.svg')!;
    containers.put(new Container('box', 0));
    const { objects } = containers.get('box')!;
    for (const name of ['..', 'fail-403', 'good']) objects.put({ ...some, name });
    await page.press('Zip');
    const dialog = await page.dialog('Download as a zip file');
    expect(await dialog.findByText(/^3 objects, /)).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByText('1 object downloaded.')).toBeVisible();
    expect(dialog.getByText(/Couldn’t download/)).toHaveTextContent(
      /^Some objects are missing.*\.\..*fail-403/u,
    );
  });

  test('that fails half-way says so and can be tried again', async () => {
    const page = await open({ path: 'css/' });
    await page.press('Zip');
    const dialog = await page.dialog('Download as a zip file');
    await dialog.findByText(/^1 object, /);
    page.provider.dials.storage = { 'get-object': 'fail-500' };
    await page.user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByText(/status 500/)).toBeVisible();
    page.provider.dials.storage = {};
    await page.user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByText('1 object downloaded.')).toBeVisible();
  });
});
