import { expect, test } from 'vitest';
import { standing } from '../client';

interface Price {
  id?: string;
  service?: string;
  monthly?: number;
  per_gig?: number;
}

async function prices(): Promise<Price[]> {
  const { client } = standing();
  const { status, body } = await client.get('/pricing.json');
  expect(status).toBe(200);
  return body as Price[];
}

test('anybody can read the prices: each has an id or a service, and a price', async () => {
  const all = await prices();
  expect(all.length).toBeGreaterThan(10);
  for (const price of all) {
    expect(price.id ?? price.service).toEqual(expect.any(String));
    expect(price.monthly ?? price.per_gig).toBeGreaterThan(0);
  }
});

test.each(['block_storage', 'snapshots'])('%s is priced by the GB', async (service) => {
  const found = (await prices()).find((price) => price.service === service);
  expect(found?.per_gig).toBeGreaterThan(0);
});

test.each(['cloud_ip', 'load_balancer'])('%s is priced by the month', async (service) => {
  const found = (await prices()).find((price) => price.service === service);
  expect(found?.monthly).toBeGreaterThan(0);
});

test('what is experimental, or the largest of databases, has no price', async () => {
  const ids = (await prices()).map(({ id }) => id);
  expect(ids).toContain('typ-nbs08');
  expect(ids).toContain('dbt-ram04');
  expect(ids).not.toContain('typ-exp64');
  expect(ids).not.toContain('dbt-ram32');
});
