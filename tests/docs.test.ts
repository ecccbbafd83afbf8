import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './architecture/read-sources';
import { sentencesOf } from './architecture/sentences';

const pagesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md'));

/** The pages of the project, by path. */
const PAGES = Object.fromEntries(
  [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    ...['docs', 'src', 'mocks'].flatMap(pagesIn),
  ].map((path) => [path, readFileSync(path, 'utf8')]),
);

const SOURCES = readSources(['src', 'mocks', 'tests', 'e2e', 'bench', 'build', 'deploy']);

/** Anchor of a heading, as GitHub makes it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');

const idsOf = (text: string): readonly string[] =>
  [...text.matchAll(/<a id="([^"]+)">/gu)].map(([, id = '']) => id);

/** Anchors of each page: its headings and its rules. */
const ANCHORS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(PAGES).map(([path, text]) => {
    const headings = [...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => slugOf(heading));
    return [path, new Set([...headings, ...idsOf(text)])];
  }),
);

/** Says what is wrong with a place in the pages; undefined if it is there. */
function missing(place: string): string | undefined {
  const [path = '', anchor] = place.split('#');
  if (!existsSync(path)) return `${place}: no such file`;
  const isThere = anchor === undefined || !path.endsWith('.md') || ANCHORS.get(path)?.has(anchor);
  return isThere ? undefined : `${place}: no such anchor`;
}

test('each anchor of a page is unique', () => {
  const doubled = Object.entries(PAGES).flatMap(([path, text]) => {
    const ids = idsOf(text);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`);
  });
  expect(doubled).toEqual([]);
});

test('each link of a page leads somewhere', () => {
  const dead = Object.entries(PAGES).flatMap(([path, text]) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/gu)]
      .map(([, target]) => target ?? '')
      .filter((target) => !/^(?:https?|mailto):/u.test(target))
      .map((target) =>
        target.startsWith('#') ? `${path}${target}` : normalize(join(dirname(path), target)),
      )
      .flatMap((place) => missing(place) ?? [])
      .map((problem) => `${path}: ${problem}`),
  );
  expect(dead).toEqual([]);
});

test('each page that a source cites is there, with its anchor', () => {
  const dead = Object.entries(SOURCES).flatMap(([file, text]) =>
    [...text.matchAll(/(?<![\w/])docs\/[\w/-]+\.md(?:#[\w-]+)?/gu)]
      .flatMap(([place]) => missing(place) ?? [])
      .map((problem) => `${file}: ${problem}`),
  );
  expect(dead).toEqual([]);
});

test('no source cites a document that is not here', () => {
  const gone =
    /\bspec(?:ification)? [123] ?§|\b(?:decisions|experience|words|wire-api|event-stream|mock-provider|stack)\.md|\bwire facts\b/iu;
  const sources = Object.entries(SOURCES).filter(([file]) => !file.startsWith('tests/'));
  const citing = sources.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (gone.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(citing).toEqual([]);
});

/** Sentences that the panel puts together from more than one text, or splits at a link or value. */
const ASSEMBLED: readonly string[] = [
  'Your sign-up may have gone through. Check your email or sign in before you try again.',
  'Dana is creating web-1',
  'Dana created web-1',
  'API client deploy started web-1',
  'A scheduled snapshot of web-1 was created',
  'Couldn’t shut down web-1',
  'Shut down instead',
  'Couldn’t load 2 Cloud Servers: srv-abcde, srv-fghij',
];

test('each sentence that a product page quotes is one of the panel', () => {
  const ours = Object.entries(SOURCES).filter(([file]) => file.startsWith('src/'));
  const isOurs = sentencesOf(Object.fromEntries(ours));
  const quoted = Object.entries(PAGES)
    .filter(([path]) => path.startsWith('docs/product/'))
    .flatMap(([path, text]) =>
      [...text.replaceAll(/\n +/gu, ' ').matchAll(/"([A-Z][^"\n]{11,})"/gu)].map(
        ([, sentence = '']) => ({ path, sentence }),
      ),
    )
    .filter(({ sentence }) => sentence.split(' ').length > 2);
  expect(quoted.length).toBeGreaterThan(400);
  const sentences = new Set(quoted.map(({ sentence }) => sentence));
  expect(ASSEMBLED.filter((sentence) => !sentences.has(sentence))).toEqual([]);
  const foreign = quoted
    .filter(({ sentence }) => !ASSEMBLED.includes(sentence) && !isOurs(sentence))
    .map(({ path, sentence }) => `${path}: ${sentence}`);
  expect(foreign).toEqual([]);
});
