/** The part of Vite's manifest that the budget reads. */
export interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
}

export type Manifest = Record<string, Chunk>;

export function brotliSize(bytes: Uint8Array): number;
export function filesOf(
  manifest: Manifest,
  modules: readonly string[],
): { scripts: Set<string>; styles: Set<string> };
/** The module's file, and whether it is fetched on demand. */
export type Modules = Record<string, { file: string; isLazy: boolean }>;

export function scriptsOf(manifest: Manifest): Set<string>;
export function fontsOf(manifest: Manifest): Set<string>;
export function withModules(manifest: Manifest, modules: Modules): Manifest;
export function lazyScreens(manifest: Manifest): string[];
