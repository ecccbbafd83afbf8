import { onTestFinished } from 'vitest';
import { createApp } from '@/app/boot/create-app';
import { readConfig } from '@/app/config';
import type { Retry } from '@/provider/retry';

/** The app as its entry creates it, until the test ends: it would ask for its session in later ones. */
export function openApp(config: object = {}, retry?: Retry) {
  const app = createApp(readConfig(config), retry);
  onTestFinished(app.stop);
  return app;
}
