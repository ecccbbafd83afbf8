import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const binaries = `${root}node_modules/.bin`;

/**
 * Runs one step from the project's root, with the packages' own commands on the path. Streams its
 * output under its name, and says when it began and ended.
 * @param {{ name: string, command: string[], environment?: Record<string, string> }} step
 * @param {number} origin when the whole run began, in ms
 * @returns {Promise<number>} the exit code; 1 when the command could not start
 */
export function runStep({ name, command: [program, ...options], environment = {} }, origin) {
  const started = Date.now();
  const since = (time) => ((Date.now() - time) / 1000).toFixed(1);
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        ...environment,
        PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}`,
      },
    });
    console.log(`\n▸ ${name}, at ${since(origin)} s`);
    child.stdout.pipe(process.stdout, { end: false });
    child.stderr.pipe(process.stderr, { end: false });
    child.on('error', (error) => {
      console.error(`${name}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      const mark = code === 0 ? '✓' : '✗';
      console.log(`${mark} ${name} (${since(started)} s), at ${since(origin)} s`);
      resolve(code ?? 1);
    });
  });
}
