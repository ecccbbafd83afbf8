import { expect, test } from 'vitest';
import { helpFiles, readHelp, readPage } from '../../build/help-pages';

const files = readHelp('docs/product');

function idsOf(file: string): readonly string[] {
  return [...(files.get(file) ?? '').matchAll(/ id="([^"]+)"/gu)].map(([, id = '']) => id);
}

/** True if a file of the help has what an address names. */
function leadsSomewhere(address: string): boolean {
  const [file = '', id] = address.split('#');
  return files.has(file) && (id === undefined || idsOf(file).includes(id));
}

test('each link of the help leads to a page and a place in it', () => {
  const lost = [...files]
    .filter(([file]) => file.endsWith('.html'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/<a (?:[^>]*)href="([^"]+)"/gu)]
        .map(([, href = '']) => (href.startsWith('#') ? `${file}${href}` : href))
        .filter((address) => !address.endsWith('#main') && !leadsSomewhere(address))
        .map((address) => `${file}: ${address}`),
    );
  expect(files.size).toBeGreaterThan(15);
  expect(lost).toEqual([]);
});

test('each entry of the search leads to the section that it is read from', () => {
  const entries = JSON.parse(files.get('help.json') ?? '') as {
    title: string;
    url: string;
    text: string;
  }[];
  expect(entries.length).toBeGreaterThan(80);
  expect(entries.map(({ url }) => url).filter((url) => !leadsSomewhere(url))).toEqual([]);
  expect(entries.filter(({ title }) => title === 'Servers: Resize')).toMatchObject([
    {
      url: 'help-servers.html#resize',
      text: expect.stringContaining('before 20 April 2022') as string,
    },
  ]);
  expect(entries.filter(({ text }) => /<\w|\]\(/u.test(text))).toEqual([]);
});

test('the pages have no markup but that of their own', () => {
  const page = readPage(
    'notes',
    '# Notes\n\nA `<b>` & a [rule](servers.md#resize), [wire](../wire.md).',
  );
  expect(page.html).toContain('A <code>&lt;b&gt;</code> &amp; a');
  expect(page.html).toContain('<a href="help-servers.html#resize">rule</a>, wire.');
  expect(helpFiles([page]).get('help-notes.html')).not.toMatch(/<script|style=/u);
});

test('a rule of our own reads as any other', () => {
  const { sections } = readPage('notes', '# Notes\n\n## One\n\n- <a id="x"></a>_Ours:_ a rule.\n');
  expect(sections).toEqual([
    { id: 'notes', title: 'Notes', text: '' },
    { id: 'one', title: 'One', text: 'A rule.' },
  ]);
});

test('a page without a title is refused', () => {
  expect(() => readPage('notes', 'Text alone.')).toThrow('notes has no title');
});
