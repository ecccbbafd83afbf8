import { spawnSync } from 'node:child_process';

/**
 * Runs a command with its output on standard error; true when it ended well within the time.
 * @param {string} command
 * @param {string[]} options
 * @param {number} timeout milliseconds
 */
export function run(command, options, timeout) {
  console.error(`Browser: ${command} ${options.join(' ')}`);
  const { status } = spawnSync(command, options, {
    stdio: ['ignore', 2, 2],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** npm through the very copy that runs us, if one does: no shell, and the same settings. */
export function runNpm(options, timeout) {
  const npm = process.env['npm_execpath'];
  return npm ? run(process.execPath, [npm, ...options], timeout) : run('npm', options, timeout);
}

/** True if the browser starts: a downloaded one may lack system libraries. */
export function starts(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
