import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { fontsBeside } from '../../build/fonts-beside';

const FONTS = join(process.cwd(), 'src/ui/fonts');

test('help and replay find the font files of the panel', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(root, 'main.js'), `import ${JSON.stringify(join(FONTS, 'fonts.css'))};`);
  await build({ root, logLevel: 'silent', configFile: false, plugins: [fontsBeside(FONTS)] });
  const style = readFileSync(join(root, 'dist/fonts.css'), 'utf8');
  const linked = [...style.matchAll(/url\('assets\/([^']+)'\)/gu)].map(([, file]) => file);
  const built = readdirSync(join(root, 'dist/assets')).filter((file) => file.endsWith('.woff2'));
  expect(new Set(linked)).toEqual(new Set(built));
  expect(built).toHaveLength(2);
});

test('each font has its licence beside it', () => {
  const files = readdirSync(FONTS);
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(files).toContain(font.replace('.woff2', '-OFL.txt'));
});
