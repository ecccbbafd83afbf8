import { onTestFinished } from 'vitest';
import { createApp } from '@/app/boot/create-app';
import { readConfig } from '@/app/config';

/**
 * Creates the app as its entry does. It stops with the test, else it would ask for its session
 * later.
 */
export function openApp(config: object = {}, pause?: Parameters<typeof createApp>[1]) {
  const app = createApp(readConfig(config), pause);
  onTestFinished(app.stop);
  return app;
}
