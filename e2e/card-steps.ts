import { expect, type Page } from '@playwright/test';

/** Types a card into Stripe's own field, which stands in a frame of another origin. */
export async function typeCard(page: Page, number: string, code = '123'): Promise<void> {
  const fields = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await fields.getByLabel('Credit or debit card number').fill(number);
  await fields.getByLabel('Credit or debit card expiration date').fill('1240');
  await fields.getByLabel('Credit or debit card CVC/CVV').fill(code);
}

/** Answers the bank's question, which stands over the page in a frame too. */
export async function answerBank(page: Page, button: RegExp): Promise<void> {
  const frame = page.locator('iframe[title="Bank authentication"]');
  await frame.contentFrame().getByRole('button', { name: button }).click();
  await expect(frame).toHaveCount(0);
}
