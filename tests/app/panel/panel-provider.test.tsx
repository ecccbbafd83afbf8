import { expect, test } from 'vitest';
import { panelProvider } from '@/app/panel/install-panel';
import { fakeFetch, json } from '../../provider/fake-fetch';
import { openApp } from '../boot/open-app';

const ISSUED = { data: { issueJsonWebToken: { token: { token: 'a.b.c' } } } };

test('a storage token is asked for with the scopes that the deployment configures', async () => {
  const requests = fakeFetch(() => json(ISSUED));
  const app = openApp({ orbit: { scopes: ['ORBIT_READ', 'ORBIT_WRITE'] } });
  await expect(panelProvider(app).graphql.orbitToken('acc-12345')).resolves.toBe('a.b.c');
  const asked = requests.filter(({ url }) => new URL(url).pathname === '/kiosk');
  expect(asked.map(({ method }) => method)).toEqual(['POST']);
  const { query } = (await asked[0]!.json()) as { query: string };
  expect(query).toMatch(/scope: \[ORBIT_READ,? ORBIT_WRITE\]/);
});
