import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { policyOf } from '../../deploy/policy';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const textOf = (path: string) => readFileSync(here(path), 'utf8');

/** Nothing but what is the demo's own, whatever its host says: cards and replays are frames of it. */
const { loads: POLICY } = policyOf({}, { isFramed: true });

const withPolicy = (html: string): string =>
  html.replace(
    '<meta charset="utf-8" />',
    `$&\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
  );

/** The page of a replay with a strip of the demo's above it. */
export const replayPage = (html: string): string =>
  withPolicy(html)
    .replace('</head>', '  <link rel="stylesheet" href="strip.css" />\n  $&')
    .replace('<body>', `$&\n${textOf('./replay/strip.html')}`);

/** Its script, which begins once there is a worker that answers it. */
export const replayScript = (script: string): string => `import './strip.js';\n${script}`;

/**
 * Has the panel's page start with the demo's own parts. What awaits the worker is imported before all else by what
 * asks first, so that the panel begins once there is somebody to answer it.
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
        // A worker may answer with other settings, and there is none yet when the page comes first.
        .replace(/^.*rel="preload" href="\/config\.json".*\n/mu, '')
        // Behind the panel, whose first link leads past its navigation; `strip.css` has it above.
        .replace('</body>', `  ${textOf('./page/strip.html')}\n  $&`),
  },
};
