import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { DEFAULT_UPLOADS } from '@/model/upload/upload-settings';
import { accounts } from '@/store/accounts/accounts-slice';
import { session } from '@/store/session/session-slice';
import { isOpen } from '@/store/toasts/toasts-slice';
import { holdAnswer } from '../../../hold-answer';
import { file, openUpload } from './open-upload';

const picker = () => screen.findByLabelText('Files to upload');
const dialog = () => screen.findByRole('dialog');
const uploadButton = async () => within(await dialog()).getByRole('button', { name: 'Upload' });
const panel = (name: string | RegExp) => screen.findByRole('region', { name });

type Opened = Awaited<ReturnType<typeof openUpload>>;

/** Picks files, and presses Upload once that can be. */
async function send({ user }: Opened, ...files: File[]) {
  await user.upload(await picker(), files);
  const button = await uploadButton();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** A file that is as large as it says. */
function hugeFile(name: string, size: number): File {
  const huge = file(name);
  Object.defineProperty(huge, 'size', { value: size });
  return huge;
}

test('picked files are listed, then uploaded and told', async () => {
  const page = await openUpload({ prefix: 'new/' });
  await page.user.upload(await picker(), [file('a.txt'), file('ö # %.txt', 'odd')]);
  const list = within(await dialog());
  expect(list.getByRole('heading', { name: 'Upload to assets/new/' })).toBeVisible();
  expect(await list.findByText('2 files to upload (8 B)')).toBeVisible();
  expect(list.getAllByText(/· New$/)).toHaveLength(2);
  await page.user.click(await uploadButton());
  await panel('2 files uploaded');
  expect(await page.content('new/a.txt')).toBe('a.txt');
  expect(await page.content('new/ö # %.txt')).toBe('odd');
});

test('what a quota keeps out is told before anything is sent', async () => {
  const page = await openUpload({
    prepare: ({ provider }) => {
      const { containers } = provider.world.orbit.account('acc-demo1', Date.now());
      const box = containers.get('assets')!;
      const quota = { 'X-Container-Meta-Quota-Count': String(box.count + 1) };
      box.metadata = { ...box.metadata, ...quota };
    },
  });
  await page.user.upload(await picker(), [file('one'), file('two')]);
  const list = within(await dialog());
  expect(
    await list.findByText(/^The object quota of assets is \d+, and it holds \d+\./u),
  ).toBeVisible();
  expect(list.getByText(/1 of 2 files won't fit\.$/u)).toBeVisible();
});

test.each([
  [['a'], 'Checking if it exists…'],
  [['a', 'b'], 'Checking which of 2 files exist…'],
])('until it is known which of %j exist, that is told', async (names, words) => {
  const { held, letGo } = holdAnswer();
  const page = await openUpload();
  page.server.use(http.head('*/assets/*', held));
  await page.user.upload(
    await picker(),
    names.map((name) => file(name)),
  );
  const list = within(await dialog());
  expect(await list.findByText(words)).toBeVisible();
  letGo();
  expect(await list.findByText(/^\d files? to upload/)).toBeVisible();
});

test('what exists is found out by HEAD, with the newest data', async () => {
  const page = await openUpload();
  const newest: (string | null)[] = [];
  page.server.events.on('request:start', ({ request }) => {
    const isObject = !request.url.endsWith('/assets');
    if (request.method === 'HEAD' && isObject) newest.push(request.headers.get('X-Newest'));
  });
  await page.user.upload(await picker(), [file('__proto__'), file('b')]);
  await within(await dialog()).findByText(/^2 files to upload/);
  expect(newest).toEqual(['true', 'true']);
});

test('a file that exists is skipped unless overwrite is chosen for it', async () => {
  const page = await openUpload();
  await send(page, file('one', 'first'), file('two', 'first'));
  await panel('2 files uploaded');
  await page.user.upload(await picker(), [file('one', 'second'), file('two', 'second'), file('x')]);
  const list = within(await dialog());
  expect(await list.findByText('1 file to upload (1 B), 2 won’t be uploaded')).toBeVisible();
  const choice = within(list.getByRole('group', { name: 'two already exists' }));
  expect(choice.getByRole('button', { name: 'Skip' })).toHaveAttribute('aria-pressed', 'true');
  await page.user.click(choice.getByRole('button', { name: 'Overwrite' }));
  await page.user.click(await uploadButton());
  await panel('4 files uploaded');
  expect([await page.content('one'), await page.content('two')]).toEqual(['first', 'second']);
});

test('all that exist are skipped or overwritten at once', async () => {
  const page = await openUpload();
  await send(page, file('one'), file('two'));
  await panel('2 files uploaded');
  await page.user.upload(await picker(), [file('one', '1'), file('two', '2')]);
  const list = within(await dialog());
  expect(await list.findByText('Nothing to upload: every file is skipped')).toBeInTheDocument();
  await page.user.click(list.getByRole('button', { name: 'Overwrite all' }));
  expect(list.getByText('2 files to upload (2 B)')).toBeVisible();
  await page.user.click(list.getByRole('button', { name: 'Skip all' }));
  expect(list.getByText('0 files to upload (0 B), 2 won’t be uploaded')).toBeVisible();
});

test('what came to be there after the question is not overwritten', async () => {
  const page = await openUpload();
  await page.user.upload(await picker(), [file('late', 'mine')]);
  await within(await dialog()).findByText(/· New$/);
  const { containers } = page.storage();
  const [other] = containers.get('assets')!.objects.values();
  containers.get('assets')!.put({ ...other!, name: 'late' });
  await page.user.click(await uploadButton());
  const files = within(await panel('1 file not uploaded'));
  expect(files.getByText(/An object with this name now exists and wasn’t replaced/)).toBeVisible();
  expect(await page.content('late')).not.toBe('mine');
  expect(files.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
  await page.user.click(files.getByRole('button', { name: 'Overwrite late' }));
  await panel('1 file uploaded');
  expect(await page.content('late')).toBe('mine');
});

test('a file of 5368709120 bytes is told and bars the upload until it is left out', async () => {
  const page = await openUpload({
    prepare: ({ server }) => server.use(http.get('*/info', () => HttpResponse.json({}))),
  });
  await page.user.upload(await picker(), [file('a'), hugeFile('huge.img', 5_368_709_120)]);
  const list = within(await dialog());
  expect(await list.findByText('This file exceeds the maximum file upload size')).toBeVisible();
  expect(await list.findByText('1 file to upload (1 B), 1 won’t be uploaded')).toBeVisible();
  expect(await uploadButton()).toHaveAttribute('aria-disabled', 'true');
  await page.user.click(list.getByRole('button', { name: 'Leave out huge.img' }));
  await page.user.click(await uploadButton());
  await panel('1 file uploaded');
});

test('where storage takes segments, a larger file is sent by them', async () => {
  const uploads = { ...DEFAULT_UPLOADS, segmentsFrom: 8, segment: 4 };
  const page = await openUpload({ deployment: { uploads } });
  await send(page, file('big', 'abcdefghij'));
  await panel('1 file uploaded');
  expect([...page.storage().containers.get('assets_segments')!.objects.values()]).toHaveLength(3);
  const made = page.storage().containers.get('assets')?.objects.get('big');
  expect(made?.large?.bytes).toBe(10);
});

/** Overwrites `big`, which is of three segments, by a file of two bytes. */
async function overwriteLarge() {
  const uploads = { ...DEFAULT_UPLOADS, segmentsFrom: 8, segment: 4 };
  const page = await openUpload({ deployment: { uploads } });
  await send(page, file('big', 'abcdefghij'));
  await panel('1 file uploaded');
  const overwrite = async () => {
    await page.user.upload(await picker(), [file('big', 'ab')]);
    await page.user.click(await screen.findByRole('button', { name: 'Overwrite' }));
    await page.user.click(await uploadButton());
    await panel('2 files uploaded');
  };
  const segments = () => [...page.storage().containers.get('assets_segments')!.objects.values()];
  return { page, overwrite, segments };
}

test('the segments of a large object that was overwritten are told, and removed when asked for', async () => {
  const { page, overwrite, segments } = await overwriteLarge();
  await overwrite();
  expect(await screen.findByText('3 segments of the replaced object still stored')).toBeVisible();
  expect(segments()).toHaveLength(3);
  await page.user.click(screen.getByRole('button', { name: 'Remove the segments of big' }));
  await waitFor(() => expect(segments()).toEqual([]));
  expect(await page.content('big')).toBe('ab');
  await waitFor(() => expect(screen.queryByText(/still stored/)).not.toBeInTheDocument());
});

test('an archive needs the segments of what was overwritten', async () => {
  const { page, overwrite } = await overwriteLarge();
  const assets = page.storage().containers.get('assets')!;
  assets.metadata = { ...assets.metadata, 'X-History-Location': 'assets_segments' };
  await overwrite();
  expect(screen.queryByText(/still stored/)).not.toBeInTheDocument();
});

test('nothing can be uploaded to the images container', async () => {
  const { user, asked } = await openUpload({ container: 'images' });
  const words = "Files can't be uploaded directly to the images container";
  expect(await screen.findByRole('button', { name: 'Upload' })).toHaveAccessibleDescription(words);
  const before = asked.length;
  await user.upload(await picker(), [file('a')]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked.slice(before)).toEqual([]);
});

test('a failure names the file and says why; another try sends it', async () => {
  const page = await openUpload();
  page.provider.dials.storage = { 'put-object': 'fail-413' };
  await send(page, file('a'), file('b'));
  const files = within(await panel('2 files not uploaded'));
  const told = page.store.getState().toasts.map(({ message }) => message);
  expect(told).toEqual(['Error uploading: b']);
  expect(files.getAllByText('This file doesn’t fit: the quota of assets is used up')).toHaveLength(
    2,
  );
  page.provider.dials.storage = {};
  await page.user.click(files.getByRole('button', { name: 'Retry a' }));
  await panel('1 file not uploaded');
  await page.user.click(screen.getByRole('button', { name: 'Retry b' }));
  await panel('2 files uploaded');
  expect(page.store.getState().toasts.filter(isOpen)).toEqual([]);
});

test('what arrives broken is told, and another try replaces it', async () => {
  const page = await openUpload();
  page.provider.dials.storage = { 'put-object': 'torn' };
  await send(page, file('a', 'whole'));
  const files = within(await panel('1 file not uploaded'));
  expect(
    files.getByText('The upload was corrupted, and a broken copy is stored. Retry to replace it'),
  ).toBeVisible();
  expect(await page.content('a')).toBe('whol');
  page.provider.dials.storage = {};
  await page.user.click(files.getByRole('button', { name: 'Retry a' }));
  await panel('1 file uploaded');
  expect(await page.content('a')).toBe('whole');
});

test('of segments that arrive broken nothing is made', async () => {
  const uploads = { ...DEFAULT_UPLOADS, segmentsFrom: 8, segment: 4 };
  const page = await openUpload({ deployment: { uploads } });
  page.provider.dials.storage = { 'put-object': 'torn' };
  await send(page, file('big', 'abcdefghij'));
  const files = within(await panel('1 file not uploaded'));
  expect(files.getByText('The upload was corrupted, so nothing was stored')).toBeVisible();
  expect(page.storage().containers.get('assets')?.objects.get('big')).toBeUndefined();
  page.provider.dials.storage = {};
  await page.user.click(files.getByRole('button', { name: 'Retry big' }));
  await panel('1 file uploaded');
});

test('an answer that is lost holds the others back, until somebody goes on', async () => {
  const page = await openUpload();
  page.provider.dials.storage = { 'put-object': 'drop' };
  await send(page, file('a'), file('b'));
  await screen.findByText(/^Couldn’t reach Orbit/);
  page.provider.dials.storage = {};
  await page.user.click(screen.getByRole('button', { name: 'Resume' }));
  await panel('2 files uploaded');
});

test('uploads to another account stay, and are told to be its', async () => {
  const page = await openUpload();
  act(() => void page.store.dispatch(accounts.actions.entered('acc-demo1')));
  page.provider.dials.storage = { 'put-object': 'drop' };
  await send(page, file('a'));
  await screen.findByText('Not uploaded · 1 B');
  act(() => void page.store.dispatch(accounts.actions.entered('acc-late1')));
  expect(await screen.findByText(/^Not uploaded · 1 B · to /)).toBeVisible();
  page.provider.dials.storage = {};
  await page.user.click(screen.getByRole('button', { name: 'Resume' }));
  await panel('1 file uploaded');
  expect(await page.content('a')).toBe('a');
});

test('a token that has ended is renewed and the file sent again, once', async () => {
  const page = await openUpload();
  await send(page, file('a'));
  await panel('1 file uploaded');
  await page.user.upload(await picker(), [file('b')]);
  await within(await dialog()).findByText('1 file to upload (1 B)');
  page.provider.dials.tokenLife = -1;
  page.server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/kiosk')) page.provider.dials.tokenLife = 600;
  });
  page.asked.length = 0;
  await page.user.click(await uploadButton());
  await panel('2 files uploaded');
  const sent = page.asked.filter((call) => !/^(GET|HEAD)/.test(call));
  expect(sent).toEqual(['PUT /v1/acc-demo1/assets/b', 'POST /kiosk', 'PUT /v1/acc-demo1/assets/b']);
});

test('where the names cannot be checked nothing is uploaded, until they are', async () => {
  const page = await openUpload();
  page.provider.dials.storage = { 'head-object': 'fail-500' };
  await page.user.upload(await picker(), [file('a')]);
  const list = within(await dialog());
  const alert = await list.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(/^Couldn’t check which files already exist/));
  expect(await uploadButton()).toHaveAttribute('aria-disabled', 'true');
  page.provider.dials.storage = {};
  await page.user.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByText('1 file to upload (1 B)')).toBeVisible();
});

test('files that are dropped are asked about; a text that is dropped is not', async () => {
  await openUpload();
  const area = (await screen.findByRole('button', { name: 'Upload' })).parentElement!;
  const dropped = { types: ['Files'], items: [], files: [file('dropped.txt')], dropEffect: 'none' };
  fireEvent.dragEnter(area, { dataTransfer: dropped });
  expect(screen.getByText('Drop files and folders to upload them to assets/')).toBeVisible();
  fireEvent.dragLeave(area, { dataTransfer: dropped });
  expect(screen.queryByText(/^Drop files/)).not.toBeInTheDocument();
  fireEvent.drop(area, { dataTransfer: { ...dropped, types: ['text/plain'] } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.drop(area, { dataTransfer: dropped });
  expect(await within(await dialog()).findByText('dropped.txt')).toBeVisible();
});

test('after a file its container is read again: the record, and what lists its objects', async () => {
  const page = await openUpload();
  await send(page, file('a'));
  await panel('1 file uploaded');
  await waitFor(() => expect(page.asked).toContain('HEAD /v1/acc-demo1/assets'));
});

test('empty folders that were dropped are told to be left out', async () => {
  await openUpload();
  const area = (await screen.findByRole('button', { name: 'Upload' })).parentElement!;
  const folder = {
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: (tell: (none: []) => void) => tell([]) }),
  };
  const one = {
    isFile: true,
    isDirectory: false,
    fullPath: '/a',
    file: (tell: (found: File) => void) => tell(file('a')),
  };
  const items = [folder, one].map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry }));
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], items, files: [] } });
  const list = within(await dialog());
  expect(
    await list.findByText('1 file to upload (1 B). 1 empty folder will be skipped'),
  ).toBeVisible();
});

test('of many files so many more are drawn as are asked for', async () => {
  const { user } = await openUpload();
  const files = Array.from({ length: 120 }, (_, index) => file(`${String(index)}.txt`));
  await user.upload(await picker(), files);
  const list = within(await dialog());
  expect(list.getAllByRole('button', { name: /^Leave out/ })).toHaveLength(100);
  await user.click(list.getByRole('button', { name: 'Show 20 more of 120' }));
  expect(list.getAllByRole('button', { name: /^Leave out/ })).toHaveLength(120);
  expect(list.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
});

test('the keyboard stays with a file that it cancels, and in the panel when its button goes', async () => {
  const page = await openUpload();
  page.provider.dials.storage = { 'put-object': 'slow' };
  page.provider.dials.slowness = 600_000;
  await send(page, file('a'), file('b'), file('c'));
  const files = within(await panel('Uploading 3 files'));
  files.getByRole('button', { name: 'Cancel c' }).focus();
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(files.getByRole('button', { name: 'Retry c' })).toHaveFocus());
  files.getByRole('button', { name: 'Cancel all' }).focus();
  await page.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Uploading 1 file' })).toHaveFocus(),
  );
  page.provider.dials.slowness = 0;
  await panel('Uploads finished');
});

/** Sends `a`, which the provider is slow to store, and then `b`. */
async function sendSlowly() {
  const page = await openUpload({ deployment: { uploads: { ...DEFAULT_UPLOADS, atOnce: 1 } } });
  page.provider.dials.storage = { 'put-object': 'slow' };
  page.provider.dials.slowness = 600_000;
  await send(page, file('a'), file('b'));
  await screen.findByText(/^Uploading · 1 B/);
  return page;
}

test('nothing new is sent while the session is expired, and the rest afterwards', async () => {
  const page = await sendSlowly();
  act(() => void page.store.dispatch(session.expired()));
  page.provider.dials.slowness = 0;
  await screen.findByText(/^Uploaded · 1 B/);
  expect(screen.getByText(/^Queued · 1 B/)).toBeVisible();
  act(() => void page.store.dispatch(session.signedIn()));
  act(() => void page.store.dispatch(session.identityConfirmed()));
  await panel('2 files uploaded');
  expect(await page.content('b')).toBe('b');
});

test('files that have not arrived by the end of the session are given up', async () => {
  const page = await sendSlowly();
  act(() => void page.store.dispatch(session.ended({ chosen: true })));
  page.provider.dials.slowness = 0;
  act(() => void page.store.dispatch(session.signedIn()));
  await send(page, file('c'));
  await screen.findByText(/^Uploaded · 1 B/);
  expect([await page.content('b'), await page.content('c')]).toEqual([undefined, 'c']);
});

test('the panel of uploads can be closed once they have ended', async () => {
  const page = await openUpload();
  page.provider.dials.storage = { 'put-object': 'fail-413' };
  await send(page, file('a'));
  const files = within(await panel('1 file not uploaded'));
  await page.user.click(files.getByRole('button', { name: 'Close uploads' }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(page.store.getState().toasts.filter(isOpen)).toEqual([]);
});
