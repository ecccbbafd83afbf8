// `npm run test:quick`: types, and lint, format and the nearest unit tests of what has changed since
// the branch left `main`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { load } from '../../mocks/serve/load.mjs';
import { check, runSteps, unitTests } from './run-steps.mjs';

const { readSources } = await load('../../tests/architecture/read-sources.ts');
const { reachedTests } = await load('../../tests/tools/reached-tests.ts');

/** Bound on the unit tests' estimated time; leaves room for the rest of a minute. */
const SECONDS = 35;

/** They read every file. */
const OF_ALL = ['tests/architecture.test.ts', 'tests/comments.test.ts', 'tests/words.test.ts'];

function git(...options) {
  const { status, stdout, stderr } = spawnSync('git', options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${options.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

const hasCommit = (name) => spawnSync('git', ['rev-parse', '--verify', '-q', name]).status === 0;
const main = ['origin/main', 'main', 'HEAD'].find(hasCommit);
const [base] = git('merge-base', 'HEAD', main);
const changed = [
  ...git('diff', '--name-only', '--no-renames', '--relative', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const present = changed.filter((file) => existsSync(file));
const scripts = present.filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file));

const sources = readSources([
  'src',
  'mocks',
  'tests',
  'e2e',
  'bench',
  'build',
  'deploy',
  'patches',
]);
const { run, left } = reachedTests(sources, changed, SECONDS);
console.log(`${changed.length} files changed since ${main}.`);
if (left > 0)
  console.log(`LEFT OUT: ${left} more test files that the change reaches. npm test runs them.`);

const ifAny = (files, step) => (files.length > 0 ? [step] : []);

await runSteps((reports) => [
  check('types', 'tsc', '--noEmit'),
  ...ifAny(scripts, check('lint', 'oxlint', '--deny-warnings', ...scripts)),
  ...ifAny(
    present,
    check('format', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...present),
  ),
  unitTests(reports, 'unit tests', '--project=rules', '--project=pages', ...OF_ALL, ...run),
]);
