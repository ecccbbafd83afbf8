import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { policyOf } from '../../deploy/policy';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const textOf = (path: string) => readFileSync(here(path), 'utf8');

/** Allows the demo's own origin only, whatever its host says. Cards and replays are its frames. */
const { loads: POLICY } = policyOf({}, { isFramed: true });

const withPolicy = (html: string): string =>
  html.replace(
    '<meta charset="utf-8" />',
    `$&\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
  );

/** Adds the demo's policy and a strip at the top to the replay page. */
export const replayPage = (html: string): string =>
  withPolicy(html)
    .replace('</head>', '  <link rel="stylesheet" href="strip.css" />\n  $&')
    .replace('<body>', `$&\n${textOf('./replay/strip.html')}`);

/** Makes the replay page's script wait for the worker that answers it. */
export const replayScript = (script: string): string => `import './strip.js';\n${script}`;

/**
 * Adds the demo's parts to the panel's page. `first.ts` sends the first requests and imports the
 * parts before all else. So the panel starts once the worker can answer.
 */
export const demoPage: Plugin = {
  name: 'demo-page',
  transform: {
    filter: { id: /\/src\/app\/first\.ts$/u },
    handler: (code) => `import '${here('./page/start.ts')}';\n${code}`,
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      withPolicy(html)
        // A worker may answer with other settings, and at a first visit there is none yet.
        .replace(/^.*rel="preload" href="\/config\.json".*\n/mu, '')
        // After the panel, whose first link skips its navigation. `strip.css` shows it above.
        .replace('</body>', `  ${textOf('./page/strip.html')}\n  $&`),
  },
};
