// `npm run house`: figures of the source's size and structure, to compare a change with.
import { posix } from 'node:path';
import { styleText } from 'node:util';
import { load } from '../../mocks/serve/load.mjs';

const { readSources } = await load('../../tests/architecture/read-sources.ts');
const { arrowsOf, crumbsOf, floorsOf, medianOf, namersOf, percentileOf, readFacts } = await load(
  '../../tests/tools/house-facts.ts',
);
const facts = readFacts(readSources(['src']));
const { KINDS } = await load('../../src/model/kinds.ts');

const print = (what, value) => console.log(`  ${what.padEnd(58)}${String(value).padStart(10)}`);
const heading = (text) => console.log(`\n${styleText('bold', text)}`);
const sumOf = (all, of) => all.reduce((sum, each) => sum + of(each), 0);
const inFolder = (folder) => facts.filter(({ file }) => file.startsWith(`${folder}/`));

heading('Modules of src');
const lines = facts.map((each) => each.lines);
print('modules', facts.length);
print(
  'lines that are not blank',
  sumOf(facts, (each) => each.lines),
);
print(
  'median, p95 and longest',
  [medianOf, (all) => percentileOf(all, 0.95), (all) => Math.max(...all)]
    .map((of) => of(lines))
    .join(', '),
);
print(
  'over 200 lines; at most 30',
  [lines.filter((count) => count > 200), lines.filter((count) => count <= 30)]
    .map(({ length }) => length)
    .join('; '),
);
print('folders', new Set(facts.map(({ file }) => posix.dirname(file))).size);
for (const layer of new Set(facts.map(({ file }) => file.split('/')[1]))) {
  const own = inFolder(`src/${layer}`);
  print(`  ${layer}: modules; lines`, `${own.length}; ${sumOf(own, (each) => each.lines)}`);
}

heading('Folders of a layer, and the imports between them');
for (const layer of ['model', 'provider', 'store', 'ui', 'components', 'app']) {
  const arrows = arrowsOf(facts, `src/${layer}`);
  const counts = [arrows.folders.length, arrows.between.length, floorsOf(arrows)];
  print(`${layer}: folders; arrows; floors`, counts.join('; '));
}

heading('Read by one module alone');
const crumbs = crumbsOf(facts);
print('that of their own folder', crumbs.length);
print('… of at most 45 lines', crumbs.filter((each) => each.lines <= 45).length);
for (const folder of ['src/components/search/palette', 'src/screens/dashboard', 'src/app']) {
  print(`modules in ${folder}`, inFolder(folder).length);
}

heading('Comments');
print(
  'share of the lines, in per cent',
  ((100 * sumOf(facts, (each) => each.comments)) / sumOf(facts, (each) => each.lines)).toFixed(1),
);
print(
  'doc comments',
  sumOf(facts, (each) => each.docs),
);

heading('Modules that name a kind, beside its own folders');
const named = Object.keys(KINDS).map((kind) => [kind, namersOf(facts, kind).length]);
for (const [kind, count] of named.toSorted(([, one], [, other]) => other - one)) print(kind, count);
