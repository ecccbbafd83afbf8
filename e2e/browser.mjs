// `node e2e/browser.mjs` says which Chromium the browser tests will drive;
// `node e2e/browser.mjs --ensure` also gets one when the machine has none.
import { ensureChromium } from './browser/ensure.mjs';
import { findChromium } from './browser/find.mjs';

try {
  const found = process.argv.includes('--ensure') ? await ensureChromium() : findChromium();
  console.log(found ? `Browser: ${found.path} (${found.source})` : 'Browser: none');
  process.exitCode = found ? 0 : 1;
} catch (error) {
  console.error(`Browser: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
