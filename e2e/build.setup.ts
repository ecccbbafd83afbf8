import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { build } from 'vite';

test('the production build succeeds', async () => {
  test.setTimeout(120_000);
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'warn' });
});
