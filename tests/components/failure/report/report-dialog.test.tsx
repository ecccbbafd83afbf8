import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReportDialog } from '@/components/failure/report/report-dialog';
import { TapContext } from '@/components/failure/report/tap-context';
import { createTap, type Tap } from '@/provider/recorder/tap';
import type { ReportFile } from '@/wire/report';

const saved: Blob[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(
    (file) => `blob:${String(saved.push(file as Blob))}`,
  );
});

function open(tap: Tap | undefined) {
  const close = vi.fn<() => void>();
  render(
    <TapContext value={tap}>
      <ReportDialog close={close} />
    </TapContext>,
  );
  return { close, user: userEvent.setup() };
}

function heard(): Tap {
  const tap = createTap(() => Date.now(), { product: 'Wheelhouse' });
  const onResponse = tap.onRequest({ api: 'rest', method: 'GET', path: '/1.0/servers' });
  onResponse({ status: 200, text: '[{"id":"srv-web01","name":"my own name"}]' });
  tap.note({ type: 'route', path: '/accounts/acc-demo1/servers/' });
  return tap;
}

const content = () => screen.getByRole('region', { name: 'What’s in the file' });

const expectMade = () => waitFor(() => expect(content()).toHaveAttribute('aria-busy', 'false'));

const read = async (): Promise<ReportFile> =>
  JSON.parse((await saved.at(-1)?.text()) ?? '') as ReportFile;

test('it says what is in the file, and saves that without names', async () => {
  const { user, close } = open(heard());
  await expectMade();
  expect(content()).toHaveTextContent('1 request to the provider with responses (none failed)');
  expect(content()).toHaveTextContent('1 resource of 1 type');
  await user.click(screen.getByRole('button', { name: 'Save as file' }));
  expect((await read()).records).toMatchObject({ server: [{ id: 'srv-web01', name: 'name-001' }] });
  expect(close).toHaveBeenCalledOnce();
});

test('it says that nothing from before a reload is in it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-23T13:46:00Z') });
  open(heard());
  await expectMade();
  expect(content()).toHaveTextContent(/Nothing from before this page loaded/u);
  vi.useRealTimers();
});

test('where a reload is in it too, it says that the page before that was the first', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-23T13:46:00Z') });
  const tap = heard();
  tap.note({ type: 'action', what: 'page', name: 'load' });
  open(tap);
  await expectMade();
  expect(content()).toHaveTextContent(/Nothing from before this page first loaded/u);
  expect(content()).toHaveTextContent('1 page reload (a few seconds before it may');
  vi.useRealTimers();
});

test('it says that what was kept was lost with what kept it', async () => {
  class Dying {
    onmessage?: (event: { data: unknown }) => void;
    onerror?: (event: Event) => void;
    readonly terminate = () => undefined;
    constructor() {
      setTimeout(() => this.onmessage?.({ data: { isReady: true } }));
    }
    postMessage(): void {
      this.onerror?.(new Event('error'));
    }
  }
  vi.stubGlobal('Worker', Dying);
  open(heard());
  await expectMade();
  expect(content()).toHaveTextContent(/Nothing before .*, when the recorder stopped/u);
  expect(content()).not.toHaveTextContent('request to the provider');
});

test('names go along where the reporter ticks it, and then alone', async () => {
  const { user } = open(heard());
  await expectMade();
  await user.click(screen.getByRole('checkbox', { name: /^Include names, addresses/u }));
  await expectMade();
  await user.click(screen.getByRole('button', { name: 'Save as file' }));
  const file = await read();
  expect(file.isPlain).toBe(true);
  expect(file.records).toMatchObject({ server: [{ name: 'my own name' }] });
});

test('it says what never goes along, and with the tick that what people wrote does', async () => {
  const { user } = open(heard());
  await expectMade();
  const never = 'Never included: passwords, one-time codes, tokens, keys, secrets, card data,';
  expect(content()).toHaveTextContent(never);
  await user.click(screen.getByRole('checkbox', { name: /^Include names, addresses/u }));
  await expectMade();
  expect(content()).not.toHaveTextContent(never);
  expect(content()).toHaveTextContent(
    'Names and descriptions are included as written, except anything that looks like a secret.',
  );
});

test('each part can be looked at as it stands in the file', async () => {
  const { user } = open(heard());
  await expectMade();
  await user.click(screen.getByText('Show activity'));
  await user.click(await screen.findByText(/GET \/1\.0\/servers: 200/u));
  const part = await screen.findByRole('region', { name: 'Raw file content' });
  await waitFor(() => expect(part).toHaveTextContent('"id": "srv-web01"'));
  expect(part).not.toHaveTextContent('my own name');
});

test('where the file cannot be made it says so, and nothing is saved', async () => {
  const { user } = open(undefined);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t load the part of the panel that creates the file');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save as file' }));
  expect(saved).toEqual([]);
});
