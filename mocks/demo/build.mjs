// `npm run build:demo`: the panel and a simulated provider that runs in the browser, as a static
// site in `dist-demo/`. `-- --base /wheelhouse/` is for a host that serves it below a path.
import { parseArgs } from 'node:util';
import { load } from '../serve/load.mjs';

const { buildDemo, readBase } = await load('../demo/build.ts');
const { values } = parseArgs({ options: { base: { type: 'string', default: '/' } } });
const base = readBase(values.base);
await buildDemo({ base });
console.log(`dist-demo/ is the demo: a site of files, to be served at ${base}.`);
