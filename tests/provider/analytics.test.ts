import { expect, test, vi } from 'vitest';
import { createTrack } from '@/provider/analytics';

test.each([undefined, ''])('without an address (%j) nothing is sent', (address) => {
  const asked = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', asked);
  createTrack(address)('sign_up');
  expect(asked).not.toHaveBeenCalled();
});

test('the event goes out without a cookie and outlives the page; nobody waits for it', () => {
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('blocked')));
  vi.stubGlobal('fetch', asked);
  createTrack('https://count.example.com/')('account_created');
  expect(asked).toHaveBeenCalledWith('https://count.example.com/', {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    body: '{"event":"account_created"}',
  });
});
