import { onTestFinished } from 'vitest';
import { createApp } from '@/app/boot/create-app';
import { readConfig } from '@/app/config';
import type { Retry } from '@/provider/retry';

/** What the entry holds, until the test ends: what follows the session would ask for it in the next ones. */
export function openApp(config: object = {}, retry?: Retry) {
  const app = createApp(readConfig(config), retry);
  onTestFinished(app.stop);
  return app;
}
