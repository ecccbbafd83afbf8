import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewRelease } from '@/app/release/new-release';
import { ASKED_EVERY_MS, MISSED_EVERY_MS, PART_MISSING } from '@/app/release/watch-release';

const OWN = '/assets/index-Ab1.js';
const page = (entry: string) =>
  `<!doctype html><script src="/theme.js"></script><script type="module" crossorigin src="${entry}"></script>`;

const ask = vi.fn<typeof fetch>();
let now = 0;

const answer = (text: string, status = 200) =>
  ask.mockImplementation(async () => new Response(text, { status }));

async function happen(event: string, after: number) {
  now += after;
  await act(async () => {
    window.dispatchEvent(new Event(event));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** The window comes to the front, some time later. */
const look = (after = ASKED_EVERY_MS) => happen('focus', after);

/** A part of the panel cannot be fetched. */
const miss = (after = MISSED_EVERY_MS) => happen(PART_MISSING, after);

const line = () => screen.queryByRole('region', { name: 'Release notice' });

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
  now = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const own = document.createElement('script');
  own.type = 'module';
  own.setAttribute('src', OWN);
  document.head.append(own);
  render(<NewRelease />);
});
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

test('a new release is told when the window comes to the front', async () => {
  answer(page('/assets/index-Cd2.js'));
  await look();
  expect(line()).toHaveTextContent('A new release is out.');
  expect(ask).toHaveBeenCalledExactlyOnceWith('/', expect.objectContaining({ cache: 'no-cache' }));
});

test('the release that is open is told by nothing', async () => {
  answer(page(OWN));
  await look();
  expect(ask).toHaveBeenCalledOnce();
  expect(line()).toBeNull();
});

test('it is asked at most every five minutes, and not at the start', async () => {
  expect(ASKED_EVERY_MS).toBe(300_000);
  answer(page(OWN));
  await look(ASKED_EVERY_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  await look(1);
  await look(ASKED_EVERY_MS - 1);
  expect(ask).toHaveBeenCalledOnce();
  await look(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a clock that was set back stops nothing', async () => {
  answer(page(OWN));
  await look(-1_000_000);
  expect(ask).toHaveBeenCalledOnce();
});

test('neither a window behind others nor one without a network asks', async () => {
  answer(page('/assets/index-Cd2.js'));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await look();
  hidden.mockReturnValue(false);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await look();
  expect(ask).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await look(0);
  expect(line()).not.toBeNull();
});

test.each([
  ['a failing server', page('/assets/index-Cd2.js'), 503],
  ['a network’s own sign-in', '<title>Sign in to the train</title>', 200],
  ['a page with other scripts', page('/portal/index.js'), 200],
])('%s is no new release', async (_what, text, status) => {
  answer(text, status);
  await look();
  expect(ask).toHaveBeenCalledOnce();
  expect(line()).toBeNull();
});

test('a server that is not there is no new release, and no error', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await look();
  expect(line()).toBeNull();
  answer(page('/assets/index-Cd2.js'));
  await look();
  expect(line()).not.toBeNull();
});

test('one that was put off is told no more, the next one is', async () => {
  answer(page('/assets/index-Cd2.js'));
  await look();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(line()).toBeNull();
  await look();
  expect(line()).toBeNull();
  answer(page('/assets/index-Ef3.js'));
  await look();
  expect(line()).not.toBeNull();
});

test('a part that is missing has it asked at once, many at once no more often', async () => {
  answer(page('/assets/index-Cd2.js'));
  await miss();
  expect(line()).not.toBeNull();
  for (let part = 0; part < 60; part += 1) await miss(10);
  expect(ask).toHaveBeenCalledOnce();
});

test('one that was put off is told again once a part is missing', async () => {
  answer(page('/assets/index-Cd2.js'));
  await look();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  await miss();
  expect(line()).not.toBeNull();
});

test('one that was taken back is told no more', async () => {
  answer(page('/assets/index-Cd2.js'));
  await look();
  answer(page(OWN));
  await look();
  expect(line()).toBeNull();
});

test('a reload is the reader’s own press', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  answer(page('/assets/index-Cd2.js'));
  await look();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});
