import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const text = readFileSync(path, 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };

/** Node's own way of finding a package: in the nearest node_modules, then in each further out. */
function isLocked(from: string, name: string): boolean {
  for (let place = from; ;) {
    if (packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`]) return true;
    if (place === '') return false;
    place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1));
  }
}

test('the lock file names no registry, so that it installs from any', () => {
  const named = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
  expect(named.map(([name]) => name)).toEqual([]);
  expect(text).not.toMatch(/"https?:\/\/[^"]*\.tgz"/u);
});

test("the lock file holds every platform's optional binaries", () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(place, name))
      .map((name) => `${name} of ${place}`),
  );
  expect(missing).toEqual([]);
});

test('every locked package carries its checksum', () => {
  const unsure = Object.entries(packages).filter(
    ([place, { integrity, link }]) => place !== '' && !link && integrity === undefined,
  );
  expect(unsure.map(([place]) => place)).toEqual([]);
});
