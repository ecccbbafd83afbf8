// Orbit on a real Swift. Sends a GiB through the panel, by curl and by a bare request of the same
// browser. Also measures containers of very many objects.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '../mocks/serve/load.mjs';
import { openFresh } from './list.mjs';
import { measureObjects } from './orbit-objects.mjs';
import { measureUpload } from './orbit-upload.mjs';
import { signedInState } from './sign-in.mjs';

const account = 'acc-demo1';

const parts = { uploads: measureUpload, objects: measureObjects };

/**
 * @param {string} [only] one of the parts
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function measureOrbit(browser, startStaging, only) {
  const { startSwift } = await load('../real/swift/swift.ts');
  const { Storage } = await load('../real/swift/storage.ts');
  const swift = await startSwift().catch((error) => String(error));
  if (typeof swift === 'string') {
    console.error(`\n*** ORBIT WAS NOT MEASURED, for there is no real Swift here: ${swift}\n`);
    return [];
  }
  const staging = await startStaging({ scale: 0, schedules: false, swift });
  const folder = await mkdtemp(join(tmpdir(), 'wheelhouse-bench-'));
  try {
    const state = await signedInState(browser, staging);
    const { context, page } = await openFresh(browser, staging, state);
    const storage = new Storage(swift.origin, account);
    const setting = { browser, page, storage, swift, folder };
    const rows = [];
    for (const [name, measure] of Object.entries(parts)) {
      if (only === undefined || only === name) rows.push(...(await measure(setting)));
    }
    await context.close();
    return rows;
  } finally {
    await staging.close();
    await rm(folder, { recursive: true, force: true });
  }
}
