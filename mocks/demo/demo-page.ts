import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Has the panel's page start with the demo's own parts. What awaits the worker is imported by the panel's
 * entry before all else, so that the panel begins once there is somebody to answer it.
 */
export const demoPage: Plugin = {
  name: 'demo-page',
  transform: {
    filter: { id: /\/src\/app\/main\.tsx$/u },
    handler: (code) => `import '${here('./page/start.ts')}';\n${code}`,
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        // A worker may answer with other settings, and there is none yet when the page comes first.
        .replace(/^.*rel="preload" href="\/config\.json".*\n/mu, '')
        .replace('<div id="root"></div>', `${readFileSync(here('./page/strip.html'), 'utf8')}$&`),
  },
};
