import { onTestFinished } from 'vitest';
import { createApp } from '@/app/boot/create-app';
import { readConfig } from '@/app/config';
import type { Retry } from '@/provider/retry';

/**
 * Creates the app as its entry does. It stops with the test, else it would ask for its session
 * later.
 */
export function openApp(config: object = {}, retry?: Retry) {
  const app = createApp(readConfig(config), retry);
  onTestFinished(app.stop);
  return app;
}
