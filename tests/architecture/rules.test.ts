import { expect, test } from 'vitest';
import {
  baseViolations,
  fileViolations,
  layerViolations,
  lazyViolations,
  politeViolations,
  stateViolations,
  styleViolations,
  testViolations,
  longestFile,
} from './rules';

const violations: [rule: string, file: string, source: string, sentence: RegExp][] = [
  ['a layer above', 'src/model/ids.ts', `import { x } from '@/store/x';`, /layer above/u],
  ['a type of a layer above', 'src/model/ids.ts', `import type { X } from '@/ui/x';`, /above/u],
  [
    'an inline type of a layer above',
    'src/lib/a.ts',
    `export type A = import('@/model/ids').Id;`,
    /layer above/u,
  ],
  ['a lazy import of a layer above', 'src/lib/a.ts', `void import('../app/x');`, /layer above/u],
  ['passing on a layer above', 'src/lib/index.ts', `export { x } from '@/model/ids';`, /above/u],
  ['the layer beside', 'src/store/a.ts', `import '@/ui/table';`, /ui is beside store/u],
  ['lib and wire', 'src/lib/a.ts', `import type { A } from '@/wire/a';`, /beside/u],
  ['ui and the model below it', 'src/ui/a.ts', `import { a } from '@/model/a';`, /knows nothing/u],
  ['screens and provider', 'src/screens/a/b.ts', `import '@/provider/rest';`, /knows nothing/u],
  ['two areas', 'src/screens/servers/a.ts', `import '../images/b';`, /areas do not/u],
  ['React in the model', 'src/model/a.ts', `import { useState } from 'react';`, /does without/u],
  ['React in the store', 'src/store/a.ts', `import { useState } from 'react';`, /does without/u],
  ['the mocks from the panel', 'src/app/a.ts', `import '@mocks/world';`, /outside src/u],
  ['a folder that is no layer', 'src/helpers/a.ts', `import './b';`, /no layer/u],
  ['the panel from the mocks', 'mocks/a.ts', `import type { A } from '@/model/a';`, /wire alone/u],
  ['a value from the wire', 'mocks/a.ts', `import { a } from '@/wire/a';`, /only types/u],
  ['a value in the wire', 'src/wire/a.ts', `export const limit = 5;`, /types alone/u],
  ['a barrel', 'src/lib/all.ts', `export * from './money';`, /only passes on/u],
  ['a default export', 'src/ui/a.tsx', `export default function A() {}`, /default export/u],
  ['a default export that nothing loads', 'src/app/a.tsx', `export default 1;`, /nothing loads/u],
];

test.each(violations)('%s is a violation', (_rule, file, source, sentence) => {
  const found = layerViolations({ [file]: source });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(sentence);
});

test.each([
  'let open = false;',
  'export let open: boolean;',
  'var open = 1;',
  'const open = new Map();',
  'export const open = new Set<string>();',
])('state in a module is a violation: %s', (source) => {
  expect(stateViolations({ 'src/lib/a.ts': source })).toEqual([
    expect.stringMatching(/^src\/lib\/a\.ts keeps open(: boolean)? in its module$/u),
  ]);
});

test.each([
  'const open = false;',
  'const OPEN: ReadonlySet<string> = new Set([1]);',
  'const open = new WeakMap();',
  'function a() { let open = 1; open += 1; }',
  'declare let a: 1;',
])('what no module sets anew is none: %s', (source) => {
  expect(stateViolations({ 'src/lib/a.ts': source })).toEqual([]);
});

test.each([
  '[data-open] > :has([data-late]) ~ * { animation: none; }',
  '.words > * + * { margin: 0; }',
  '@media (width < 1px) { .a, :not(.b):has(> :is(.c, .d)) + .e { margin: 0; } }',
])('a style that hangs on any element before it is a violation: %s', (source) => {
  expect(styleViolations({ 'src/ui/a.css': source })).toEqual([
    expect.stringMatching(/^src\/ui\/a\.css: .* hangs on any element/u),
  ]);
});

test.each([
  '[data-open] > [data-late] ~ * { animation: none; }',
  '.words > :not(:first-child) { margin: 0; }',
  '.a:has(> .b) + .c { inline-size: calc(1px * 2 + 3px); }',
])('one that hangs on a named element is none: %s', (source) => {
  expect(styleViolations({ 'src/ui/a.css': source })).toEqual([]);
});

test('code that keeps the rules has no violation', () => {
  const allowed = {
    'src/wire/server.ts': `import type { Id } from './common';\nexport interface Server { id: Id }`,
    'src/model/ids.ts': `import type { Server } from '@/wire/server';\nexport const id = (s: Server) => s.id;`,
    'src/store/calls/queue.ts': `import { id } from '@/model/ids';\nimport '../session/slice';\nexport { id };`,
    'src/ui/index.ts': `export * from './table';`,
    'src/screens/servers/list.tsx': `import { Table } from '@/ui';\nexport default Table;`,
    'src/app/routes.ts': `export const list = () => import('@/screens/servers/list');`,
    'mocks/world.ts': `import type { Server } from '@/wire/server';\nexport type World = Server[];`,
  };
  expect(layerViolations(allowed)).toEqual([]);
});

test('folders of a layer that import each other are a violation', () => {
  const circle = {
    'src/store/events/a.ts': `import type { A } from '../resources/a';`,
    'src/store/resources/a.ts': `import { b } from '../session/b';\nimport '@/model/x/y';`,
    'src/store/session/b.ts': `import '../panel';`,
  };
  expect(layerViolations(circle)).toEqual([]);
  const closed = { ...circle, 'src/store/session/c.ts': `import { e } from '../events/a';` };
  expect(layerViolations(closed)).toEqual(
    ['events', 'resources', 'session'].map(
      (folder) => `src/store/${folder} imports folders beside it that lead back to it`,
    ),
  );
});

test('a computed import cannot pass unseen', () => {
  expect(() => layerViolations({ 'src/lib/a.ts': 'void import(name);' })).toThrow(/computed/u);
});

test('a long file and a loud name are violations', () => {
  const long = 'x\n'.repeat(longestFile + 1);
  expect(fileViolations({ 'src/lib/a.ts': long })).toHaveLength(1);
  expect(fileViolations({ 'src/lib/a.ts': 'x\n'.repeat(longestFile) })).toEqual([]);
  expect(fileViolations({ 'src/lib/MyFile.ts': '' })[0]).toMatch(/kebab-case/u);
  expect(fileViolations({ 'src/ui/status-badge.module.css': '' })).toEqual([]);
});

test('a test that bears the name of a file stands where the file does', () => {
  const file = { 'src/app/effects/resume.ts': '' };
  expect(testViolations({ ...file, 'tests/app/effects/resume.test.ts': '' })).toEqual([]);
  expect(testViolations({ ...file, 'tests/app/effects/life.test.ts': '' })).toEqual([]);
  expect(testViolations({ ...file, 'tests/app/resume.test.ts': '' })).toEqual([
    'tests/app/resume.test.ts is named after src/app/effects/resume.ts: it stands elsewhere',
  ]);
  expect(testViolations({ ...file, 'tests/app/resume.real.test.ts': '' })).toHaveLength(1);
});

test.each([
  ['fetching a part bare', `const load = () => import('./menu');`, /is a lazyPart/u],
  ['lazy of React', `import { lazy, useState } from 'react';`, /is a lazyLayer/u],
  ['Suspense of React', `import { Suspense } from 'react';`, /in a LayerHost/u],
])('%s is a violation in a screen', (_rule, source, sentence) => {
  const [found, ...more] = lazyViolations({ 'src/screens/servers/detail.tsx': source });
  expect(found).toMatch(sentence);
  expect(more).toEqual([]);
});

test('a part by lazyPart, and a screen of a route, are none', () => {
  expect(
    lazyViolations({
      'src/components/a.tsx': `const load = lazyPart(\n  () => import('./menu'),\n);`,
      'src/screens/servers/routes.ts': `export const load = () => import('./list');`,
    }),
  ).toEqual([]);
});

test.each(['<p role="status">', '<output>', '<ul aria-live="polite">'])(
  'a screen has no polite region of its own: %s',
  (source) => {
    expect(politeViolations({ 'src/screens/a/b.tsx': source })).toHaveLength(1);
    expect(politeViolations({ 'src/ui/announcer.tsx': source })).toEqual([]);
  },
);

test.each([
  `matchPublic(window.location.pathname)`,
  `fetch('/config.json')`,
  'window.location.assign(`/accounts/${id}/`)',
])('%s takes the root of the host for where the panel stands', (source) => {
  expect(baseViolations({ 'src/app/a.ts': source })).toHaveLength(1);
  expect(baseViolations({ 'src/lib/base-path.ts': source })).toEqual([]);
});
