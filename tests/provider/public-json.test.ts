import { expect, test } from 'vitest';
import { readPublicJson } from '@/provider/public-json';
import { fakeFetch, json } from './fake-fetch';

const address = 'https://prices.example.com/pricing.json';

test('a public document is read without the session', async () => {
  const fetched = fakeFetch(() => json([{ service: 'cloud_ip', monthly: 2 }]));
  await expect(readPublicJson(address)).resolves.toEqual([{ service: 'cloud_ip', monthly: 2 }]);
  expect(fetched.map(({ url, credentials }) => [url, credentials])).toEqual([[address, 'omit']]);
});

test.each([
  ['a refusal', () => json({}, 404), 'The response has status 404'],
  ['a page in its place', () => new Response('<!doctype html>'), 'The response isn’t JSON'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'No answer'],
])('%s says what it is', async (_, answer, message) => {
  fakeFetch(answer);
  await expect(readPublicJson(address)).rejects.toThrow(message);
});
