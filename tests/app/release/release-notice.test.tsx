import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showReleaseNotice } from '@/app/release/release-notice';
import { MISSED_EVERY_MS, PART_MISSING } from '@/app/release/release-notice';
import { ASKED_EVERY_MS } from '@/lib/ask-on-focus';
import { Announcer } from '@/ui/announcer';

const OWN = '/assets/index-Ab1.js';
const NEXT = '/assets/index-Cd2.js';
const page = (entry: string) =>
  `<!doctype html><script src="/first.js"></script><script type="module" src="/assets/first-Ab1.js"></script><script type="module" crossorigin src="${entry}"></script>`;

const ask = vi.fn<typeof fetch>();
let stop = () => {};

const answer = (text: string, status = 200) =>
  ask.mockImplementation(async () => new Response(text, { status }));

async function happen(event: string, after = 0) {
  await vi.advanceTimersByTimeAsync(after);
  window.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
}

/** The window comes to the front, some time later. */
const look = (after = ASKED_EVERY_MS) => happen('focus', after);

/** Begins to watch, with the page of this release or of another one. */
async function begin(entry = OWN) {
  answer(page(entry));
  stop = showReleaseNotice();
  await vi.advanceTimersByTimeAsync(0);
}

const line = () => screen.queryByRole('region', { name: 'New version' });
const press = (name: string) => screen.getByRole('button', { name }).click();

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  for (const src of ['/assets/first-Ab1.js', OWN]) {
    const own = document.createElement('script');
    own.type = 'module';
    own.setAttribute('src', src);
    document.head.append(own);
  }
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

test('a new release is told when the window comes to the front', async () => {
  await begin();
  expect(line()).toBeNull();
  answer(page(NEXT));
  await look();
  expect(line()).toHaveTextContent('A new version is available.');
  expect(ask).toHaveBeenLastCalledWith('/', expect.objectContaining({ cache: 'no-cache' }));
});

test('a page that was an earlier release’s from its start on is told of it at once', async () => {
  await begin(NEXT);
  expect(line()).toBeVisible();
});

test('before the panel it is read out by a region of its own, which stands before its words', async () => {
  await begin(NEXT);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getByRole('status')).toHaveTextContent('A new version is available.');
  await vi.advanceTimersByTimeAsync(7000);
  expect(screen.queryByRole('status')).toBeNull();
  expect(line()).not.toBeNull();
});

test('in the panel it is read out by the panel’s one polite region', async () => {
  render(<Announcer />);
  await begin(NEXT);
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getByRole('status')).toHaveTextContent('A new version is available.');
  await vi.advanceTimersByTimeAsync(7000);
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test.each([
  ['a failing server', page(NEXT), 503],
  ['a network’s own sign-in', '<title>Sign in to the train</title>', 200],
  ['a page with other scripts', page('/portal/index.js'), 200],
])('%s is no new release', async (_what, text, status) => {
  await begin();
  answer(text, status);
  await look();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(line()).toBeNull();
});

test('a server that is not there is no new release, and no error', async () => {
  await begin();
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await look();
  expect(line()).toBeNull();
  answer(page(NEXT));
  await look();
  expect(line()).not.toBeNull();
});

test('one that was put off is told no more, the next one is', async () => {
  await begin(NEXT);
  press('Later');
  expect(line()).toBeNull();
  await look();
  expect(line()).toBeNull();
  answer(page('/assets/index-Ef3.js'));
  await look();
  expect(line()).not.toBeNull();
});

test('a part that is missing has it asked at once, many in ten seconds once more', async () => {
  await begin();
  answer(page(NEXT));
  await happen(PART_MISSING);
  expect(line()).not.toBeNull();
  for (let part = 0; part < 60; part += 1) await happen(PART_MISSING, 10);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(MISSED_EVERY_MS);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a part that is missing just after one asked in vain is told of all the same', async () => {
  await begin();
  await happen(PART_MISSING);
  answer(page(NEXT));
  await happen(PART_MISSING, 100);
  await vi.advanceTimersByTimeAsync(MISSED_EVERY_MS);
  expect(line()).not.toBeNull();
});

test('one that was put off is told again once a part is missing', async () => {
  await begin(NEXT);
  press('Later');
  await happen(PART_MISSING);
  expect(line()).not.toBeNull();
});

test('one that was taken back is told no more', async () => {
  await begin(NEXT);
  answer(page(OWN));
  await look();
  expect(line()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a network it is not offered: a reload would lose the page', async () => {
  await begin(NEXT);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await happen('offline');
  expect(line()).toBeNull();
  online.mockReturnValue(true);
  await happen('online');
  expect(line()).not.toBeNull();
});

test('a reload is the reader’s own press', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await begin(NEXT);
  expect(reload).not.toHaveBeenCalled();
  press('Reload');
  expect(reload).toHaveBeenCalledOnce();
});
