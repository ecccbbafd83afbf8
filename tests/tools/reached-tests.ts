import { readModule } from '../architecture/read-module';
import { resolve, type Sources } from '../architecture/rules';

/** Usual time of a test file on two cores: one with a page, one without. */
const PAGE_SECONDS = 1.4;
const RULE_SECONDS = 0.3;

const MODULE = /(?:\/index)?\.tsx?$/u;
const TEST = /\.test\.tsx?$/u;
const REAL = /\.real\.test\.tsx?$/u;

/** Test files that a change reaches through imports, nearest first. */
interface Reached {
  readonly run: readonly string[];
  /** Number of files that don't fit into the time. */
  readonly left: number;
}

/** Lists the readers of each module, by the path that an import names. */
function readersOf(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const readers = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources)) {
    if (!MODULE.test(file)) continue;
    for (const { from, typeOnly } of readModule(file, source).imports) {
      const target = resolve(file, from);
      // The compiler judges types.
      if (target === null || typeOnly) continue;
      readers.set(target, [...(readers.get(target) ?? []), file]);
    }
  }
  return readers;
}

/**
 * Finds the tests that changed files reach, without those on real servers.
 * @param seconds how long they may take; changed tests run however long they take
 */
export function reachedTests(
  sources: Sources,
  changed: readonly string[],
  seconds: number,
): Reached {
  const readers = readersOf(sources);
  const files = new Set(changed);
  for (const file of files) {
    const names = new Set([file, file.replace(MODULE, ''), file.replace(/\.tsx?$/u, '')]);
    for (const name of names) for (const reader of readers.get(name) ?? []) files.add(reader);
  }
  const tests = [...files].filter((file) => file in sources && TEST.test(file) && !REAL.test(file));
  let spent = 0;
  const run = tests.filter((file) => {
    spent += file.endsWith('x') ? PAGE_SECONDS : RULE_SECONDS;
    return spent <= seconds || changed.includes(file);
  });
  return { run, left: tests.length - run.length };
}
