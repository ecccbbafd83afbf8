import { cp, mkdtemp, readdir, readFile, rm, writeFile, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebServers, type WebServers } from '@mocks/real/web/install';
import { siteAt, startWebServer } from '@mocks/real/web/start';
import { orSay } from '../tests/tools/or-say';
import { built } from './built';
import { test as base } from './fixtures';

/** The build as nginx serves it to one test. */
class Site {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Puts a new release in its place, which is the old one under other names. Nothing of the old one
   * is left, as on a host that keeps none.
   */
  async release(): Promise<void> {
    const assets = join(this.folder, 'assets');
    const names = (await readdir(assets)).filter((name) => !/\.(br|gz)$/u.test(name));
    const renamed = new Map(names.map((name) => [name, name.replace(/(?=\.\w+$)/u, '2')]));
    const all = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'gu');
    const rewrite = async (path: string, to = path) => {
      const text = await readFile(path, 'utf8');
      await rm(path);
      await rm(`${path}.br`);
      await rm(`${path}.gz`);
      await writeFile(
        to,
        text.replace(all, (name) => renamed.get(name) ?? name),
      );
    };
    for (const [name, to] of renamed) {
      const [from, target] = [join(assets, name), join(assets, to)];
      // A font is not text, and has no packed copy beside it.
      await (name.endsWith('.woff2') ? rename(from, target) : rewrite(from, target));
    }
    await rewrite(join(this.folder, 'index.html'));
  }
}

interface Fixtures {
  site: Site;
}

interface WorkerFixtures {
  /** Or why there are none. */
  webServers: WebServers | string;
}

const LOSS = 'THE PANEL WAS NOT TESTED THROUGH NGINX, for there is none here';

/** Playwright's test as `fixtures.ts` has it, with the build served by a real nginx as `npm run deploy` writes it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  webServers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, give) => {
      await give(await orSay(LOSS, ensureWebServers));
    },
    // They may have to be fetched.
    { scope: 'worker', timeout: 300_000 },
  ],

  // oxlint-disable-next-line no-empty-pattern -- as above
  site: async ({}, give) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    await cp(built, folder, { recursive: true });
    await give(new Site(folder));
    await rm(folder, { recursive: true });
  },

  serveApp: async ({ webServers, site }, give, info) => {
    if (typeof webServers === 'string') {
      info.skip(true, webServers);
      return;
    }
    await give(async (config) => {
      await writeFile(join(site.folder, 'config.json'), JSON.stringify(config));
      return startWebServer('nginx', webServers, siteAt('nginx', site.folder, config));
    });
  },
});
