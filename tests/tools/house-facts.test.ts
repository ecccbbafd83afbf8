import { expect, test } from 'vitest';
import {
  arrowsOf,
  crumbsOf,
  type Facts,
  floorsOf,
  medianOf,
  namersOf,
  percentileOf,
  readFacts,
} from './house-facts';

const module = (file: string, imports: readonly string[] = [], source = ''): Facts => ({
  file,
  source,
  lines: 10,
  imports: new Set(imports),
});

test('a layer has its folders, the imports between them, and as many floors as the longest way down', () => {
  const facts = [
    module('src/store/calls/a.ts', ['src/store/events/b.ts', 'src/store/types.ts']),
    module('src/store/calls/c.ts', ['src/store/events/b.ts', 'src/store/calls/a.ts']),
    module('src/store/events/b.ts', ['src/store/session/d.ts', 'src/model/ids.ts']),
    module('src/store/session/d.ts'),
    module('src/store/types.ts', ['src/store/calls/a.ts']),
  ];
  const arrows = arrowsOf(facts, 'src/store');
  expect(arrows.folders).toEqual(['calls', 'events', 'session']);
  expect(arrows.between).toEqual([
    ['calls', 'events'],
    ['events', 'session'],
  ]);
  expect(floorsOf(arrows)).toBe(3);
  const back = module('src/store/session/e.ts', ['src/store/calls/a.ts']);
  expect(floorsOf(arrowsOf([...facts, back], 'src/store'))).toBe(Infinity);
});

test('a crumb has one reader, in its own folder', () => {
  const facts = [
    module('src/ui/page/a.ts', ['src/ui/page/crumb.ts', 'src/ui/page/two.ts', 'src/ui/far.ts']),
    module('src/ui/page/b.ts', ['src/ui/page/two.ts']),
    module('src/ui/page/crumb.ts'),
    module('src/ui/page/two.ts'),
    module('src/ui/far.ts'),
  ];
  expect(crumbsOf(facts).map(({ file }) => file)).toEqual(['src/ui/page/crumb.ts']);
});

test('a kind is named by a text or an entry, outside its own folders', () => {
  const facts = [
    module('src/app/navigation.ts', [], "const ROWS = ['cloud_ip'];"),
    module('src/app/icons.ts', [], 'const ICONS = {\n  cloud_ip: globe,\n};'),
    module('src/app/other.ts', [], "read('cloud_ips', cloud_ip.id);"),
    module('src/model/cloud-ip/verbs.ts', [], "const KIND = 'cloud_ip';"),
    module('src/screens/cloud-ips/list.tsx', [], "const KIND = 'cloud_ip';"),
  ];
  const named = namersOf(facts, 'cloud_ip').map(({ file }) => file);
  expect(named).toEqual(['src/app/navigation.ts', 'src/app/icons.ts']);
});

test('a median, and any other share', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(percentileOf([1, 2, 3, 4], 0.95)).toBe(4);
  expect(percentileOf([], 0.5)).toBe(0);
});

test('imports of any kind count, but for packages and styles', () => {
  const facts = readFacts({
    'src/ui/page.tsx': [
      "import { useState } from 'react';",
      "import type { Kind } from '@/model/kinds';",
      "import styles from './page.module.css';",
      "export { Row } from './row';",
      "const load = () => import('./table');",
    ].join('\n'),
    'src/ui/row.tsx': '/** A row. */\nexport const Row = 1;\n\n',
    'src/ui/table/index.ts': '',
    'src/model/kinds.ts': '',
    'src/ui/page.module.css': '',
    'src/vite-env.d.ts': '',
  });
  expect(facts.map(({ file }) => file)).not.toContain('src/vite-env.d.ts');
  const imports = [...(facts[0]?.imports ?? [])].toSorted();
  expect(imports).toEqual(['src/model/kinds.ts', 'src/ui/row.tsx', 'src/ui/table/index.ts']);
  expect(facts[1]).toMatchObject({ lines: 2, comments: 1, docs: 1 });
});
