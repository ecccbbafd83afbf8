import type { Page } from '@playwright/test';

/** Drops a file of JSON on the page. */
export async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([called = '', content = '']) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], called, { type: 'application/json' }));
      return transfer;
    },
    [name, text],
  );
  await page.locator('main').dispatchEvent('drop', { dataTransfer });
}
