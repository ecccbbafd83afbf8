import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { configureStore } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { ASKED_EVERY_MS } from '@/lib/ask-on-focus';
import { StatusBanners } from '@/components/failure/status-banners';
import { TapContext } from '@/components/failure/report/tap-context';
import { createTap } from '@/provider/recorder/tap';
import { preferencesReducer } from '@/store/preferences/preferences-slice';
import { fakeFetch, json } from '../../provider/fake-fetch';
import { exchangesOf } from '../../provider/recorder/exchanges-of';

const FEED = 'https://status.example.com/f.json';

const incident = (updated_at: string) => ({
  incidents: [
    { id: 'inc1', name: 'Slow metrics', status: 'identified', impact: 'minor', updated_at },
  ],
});

/** Renders banners of a feed with that answer, on fake timers. */
function open(answer: () => Response) {
  let now = 1_800_000_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const store = configureStore({ reducer: { preferences: preferencesReducer } });
  const served = { answer };
  const requests = fakeFetch(() => served.answer());
  const tap = createTap(() => now, {});
  const view = (
    <Provider store={store}>
      <TapContext value={tap}>
        <StatusBanners feed={FEED} page="https://status.example.com/" />
      </TapContext>
    </Provider>
  );
  const { unmount } = render(view);
  const focus = async (passed: number) => {
    now += passed;
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      await Promise.resolve();
    });
  };
  // The window may send other requests, such as at the end of an earlier file.
  const asked = () => requests.filter(({ url }) => url === FEED);
  return { tap, asked, served, focus, unmount, again: () => render(view) };
}

const banner = () => screen.findByRole('region', { name: 'Status notice' });

test('an incident stands above the page with the way to the page of the status', async () => {
  open(() => json(incident('1')));
  expect(await banner()).toHaveTextContent('Slow metrics.');
  expect(screen.getByRole('link', { name: /System status/u })).toHaveAttribute(
    'href',
    'https://status.example.com/',
  );
});

test('the feed is heard, for a report', async () => {
  const { tap } = open(() => json(incident('1')));
  await banner();
  expect(exchangesOf(tap)).toMatchObject([
    { asked: { api: 'public', operation: 'statusFeed' } },
    { status: 200, text: JSON.stringify(incident('1')) },
  ]);
});

test('dismissed it is gone, in the next page too, until there is an update', async () => {
  const user = userEvent.setup();
  const { served, focus, unmount, again, asked } = open(() => json(incident('1')));
  await banner();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  again();
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(screen.queryByRole('region')).toBeNull();
  served.answer = () => json(incident('2'));
  await focus(ASKED_EVERY_MS);
  expect(await banner()).toHaveTextContent('Slow metrics.');
});

test('the feed is asked when the window comes to the front, each five minutes at most', async () => {
  const { asked, focus } = open(() => json({ incidents: [] }));
  await waitFor(() => expect(asked()).toHaveLength(1));
  await focus(ASKED_EVERY_MS - 1);
  expect(asked()).toHaveLength(1);
  await focus(1);
  expect(asked()).toHaveLength(2);
});

test('a feed that fails costs nothing: what was told stands, and the next time it is asked again', async () => {
  const { served, focus, asked } = open(() => json(incident('1')));
  await banner();
  for (const answer of [() => json({}, 502), () => new Response('<h1>'), () => Response.error()]) {
    served.answer = answer;
    await focus(ASKED_EVERY_MS);
    expect(screen.getByRole('region', { name: 'Status notice' })).toBeVisible();
  }
  expect(asked()).toHaveLength(4);
  served.answer = () => json({ incidents: [] });
  await focus(ASKED_EVERY_MS);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
