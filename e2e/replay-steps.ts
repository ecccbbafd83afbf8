import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { ReportedCall, ReportEntry } from '@/wire/report';
import type { Staging } from '@mocks/serve/staging';

export const ACCOUNT = 'acc-demo1';
export const SERVERS = `/1.0/servers?account_id=${ACCOUNT}&metadata=true`;

/** The replayed panel. */
export const panelIn = (page: Page): FrameLocator => page.frameLocator('#frame');

/** Waits until a moment's screen stands. */
export async function shown(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('status')).toContainText(words);
  await expect(page.locator('#frame')).toHaveAttribute('data-state', 'shown');
}

/** Answers of the provider now to each of these reads, as if given at these moments. */
export async function answered(
  page: Page,
  { api }: Staging,
  reads: readonly (readonly [at: number, path: string, change?: Partial<ReportedCall>])[],
): Promise<readonly ReportedCall[]> {
  await page.request.post(`${api}/auth`, {
    form: { username: 'demo@example.com', password: 'demo-password' },
  });
  return Promise.all(
    reads.map(async ([at, address, change]): Promise<ReportedCall> => {
      const { pathname, searchParams } = new URL(address, api);
      const answer: unknown = await (await page.request.get(`${api}${address}`)).json();
      const query = Object.fromEntries(searchParams);
      const own = { at, took: 100, api: 'rest', method: 'GET', status: 200 } as const;
      return { type: 'call', ...own, path: pathname, query, answer, ...change };
    }),
  );
}

export const route = (at: number, path: string): ReportEntry => ({
  type: 'route',
  at,
  path: `/accounts/${ACCOUNT}/${path}`,
});
