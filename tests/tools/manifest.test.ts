import { expect, test } from 'vitest';
import {
  brotliSize,
  filesOf,
  fontsOf,
  lazyScreens,
  type Manifest,
  scriptsOf,
  withModules,
} from './manifest.mjs';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  'src/app/panel.tsx': { file: 'assets/panel.js', imports: ['_react.js', '_table.js'] },
  '_table.js': { file: 'assets/table.js', imports: ['_react.js'], css: ['assets/table.css'] },
  'src/screens/servers/list.tsx': { file: 'assets/list.js', isDynamicEntry: true },
  'src/app/charts.tsx': { file: 'assets/charts.js', isDynamicEntry: true },
};

test('a route loads its modules and all that they import, each file once', () => {
  const { scripts, styles } = filesOf(manifest, ['index.html', 'src/app/panel.tsx']);
  expect([...scripts].toSorted()).toEqual([
    'assets/index.js',
    'assets/panel.js',
    'assets/react.js',
    'assets/table.js',
  ]);
  expect([...styles].toSorted()).toEqual(['assets/index.css', 'assets/table.css']);
});

test('a module that the build does not have is an error, not a nought', () => {
  expect(() => filesOf(manifest, ['src/app/gone.tsx'])).toThrow(/src\/app\/gone\.tsx/u);
});

test('only lazy modules of the screens are further routes', () => {
  expect(lazyScreens(manifest)).toEqual(['src/screens/servers/list.tsx']);
});

test('a module that shares its file has the entry of that', () => {
  const both = withModules(manifest, {
    'src/ui/table.tsx': { file: 'assets/table.js', isLazy: false },
    'src/screens/team/list.tsx': { file: 'assets/table.js', isLazy: true },
  });
  const { scripts, styles } = filesOf(both, ['src/ui/table.tsx']);
  expect([...scripts].toSorted()).toEqual(['assets/react.js', 'assets/table.js']);
  expect([...styles]).toEqual(['assets/table.css']);
  expect(lazyScreens(both)).toContain('src/screens/team/list.tsx');
  expect(scriptsOf(both).size).toBe(6);
});

test('fonts are files of a build like others, and no scripts', () => {
  const font = { file: 'assets/inter.woff2' };
  const all = { ...manifest, 'src/ui/fonts/inter.woff2': font };
  expect([...fontsOf(all)]).toEqual(['assets/inter.woff2']);
  expect(scriptsOf(all)).toEqual(scriptsOf(manifest));
});

test('sizes are those after brotli', () => {
  expect(brotliSize(new TextEncoder().encode('wheel'.repeat(10_000)))).toBeLessThan(0.1);
});
