import { expect, test, vi } from 'vitest';
import { createFindClientAddress, createFindCountry } from '@/provider/public-json';
import { createTap } from '@/provider/recorder/tap';
import { exchangesOf } from './recorder/exchanges-of';

function answering(body: string, status = 200) {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('without an address there is nobody to ask', () => {
  expect(createFindClientAddress(undefined)).toBeUndefined();
  expect(createFindClientAddress('')).toBeUndefined();
});

test('the address of the answer, asked for without cookies', async () => {
  const asked = answering('{"ip":"203.0.113.7"}');
  const find = createFindClientAddress('https://ip.example.com/');
  expect(await find?.()).toBe('203.0.113.7');
  expect(asked).toHaveBeenCalledWith('https://ip.example.com/', { credentials: 'omit' });
});

test('the country of the same answer', async () => {
  answering('{"ip":"203.0.113.7","country_code":"IE"}');
  expect(await createFindCountry('https://ip.example.com/')?.()).toBe('IE');
});

test('what is asked and answered is heard, for a report', async () => {
  const text = '{"ip":"203.0.113.7","country_code":"IE"}';
  answering(text);
  const tap = createTap(() => 1, {});
  await createFindClientAddress('https://ip.example.com/', tap.onRequest)?.();
  await createFindCountry('https://ip.example.com/', tap.onRequest)?.();
  const heard = exchangesOf(tap);
  const asked = heard.flatMap((each) => each.asked ?? []);
  expect(asked.map(({ api, operation }) => [api, operation])).toEqual([
    ['public', 'geoIp'],
    ['public', 'geoIp'],
  ]);
  expect(heard.at(-1)).toMatchObject({ status: 200, text });
});

test.each([
  ['something else', '{"address":"203.0.113.7"}', 200],
  ['no JSON', '<html></html>', 200],
  ['a refusal', '{"ip":"203.0.113.7"}', 503],
])('silent when the answer is %s', async (_what, body, status) => {
  answering(body, status);
  expect(await createFindClientAddress('https://ip.example.com/')?.()).toBeUndefined();
});
