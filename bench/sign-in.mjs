import { routeBudgets } from '../tests/tools/budgets.mjs';
import { collectFiles, weightRows } from './weight.mjs';

const budget = routeBudgets.find(({ route }) => route === 'sign-in');

/** Signs Dana in once and hands over what her browser keeps, for fresh browsers to start from. */
export async function signedInState(browser, staging) {
  const context = await browser.newContext({ baseURL: staging.app });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Measures the files that a stranger's browser fetches to show the sign-in form. */
export async function measureSignIn({ browser, staging }) {
  const context = await browser.newContext({ baseURL: staging.app });
  const page = await context.newPage();
  const files = await collectFiles(page, staging.app);
  await page.goto('/');
  await page.getByLabel('Email').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return weightRows('sign-in', files, budget);
}
