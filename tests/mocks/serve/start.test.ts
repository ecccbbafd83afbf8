import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

/** Returns the exit code and output of one of our commands that cannot start. */
function ended(script: string, ...flags: string[]): Promise<unknown> {
  return new Promise((resolve) => {
    execFile(process.execPath, [`mocks/serve/${script}.mjs`, ...flags], (error, _, said) => {
      resolve([error?.code, said]);
    });
  });
}

test.each([
  ['start', ['--read-only'], '--read-only needs --provider.'],
  [
    'start',
    ['--provider', 'ftp://x'],
    '--provider cannot be ftp://x. It is a host and its path, as in https://api.staging.example',
  ],
  ['staging', ['--world', 'moon'], 'There is no world called moon.'],
])('npm run %s with flags that are wrong, %j, ends with a sentence', async (script, flags, why) => {
  expect(await ended(script, ...flags)).toEqual([1, `${why}\n`]);
});
