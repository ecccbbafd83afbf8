import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { serveBeside } from './beside-page.ts';

const FILE = 'fonts.css';

/** Rewrites the addresses of a style's fonts. */
const withFonts = (style: string, addressOf: (font: string) => string): string =>
  style.replaceAll(/url\('\.\/([^']+)'\)/gu, (_, font: string) => `url('${addressOf(font)}')`);

/**
 * Serves the style of the panel's fonts beside the page. The help and the replay, which the build
 * does not pack, share the panel's font files by it.
 */
export function fontsBeside(folder: string): Plugin {
  const style = () => readFileSync(join(folder, FILE), 'utf8');
  return {
    name: 'fonts-beside',
    configureServer(server) {
      const below = folder.slice(server.config.root.length).replaceAll('\\', '/');
      serveBeside(server, (file) =>
        file === FILE ? withFonts(style(), (font) => join(below, font)) : undefined,
      );
    },
    generateBundle() {
      const source = withFonts(style(), (font) => {
        const path = join(folder, font);
        // The panel's style brings the same file: the build keeps one of both.
        const asset = { type: 'asset', name: basename(path), source: readFileSync(path) } as const;
        return this.getFileName(this.emitFile(asset));
      });
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
