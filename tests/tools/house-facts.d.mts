/** One module of the source, and the modules it imports, by their paths from the root. */
export interface Facts {
  readonly file: string;
  readonly source: string;
  /** Not counting blank ones. */
  readonly lines: number;
  readonly imports: ReadonlySet<string>;
}

/** Folders of a layer, and pairs of them: the first imports the second. */
export interface Arrows {
  readonly folders: readonly string[];
  readonly between: readonly (readonly [string, string])[];
}

export function medianOf(all: readonly number[]): number;
/** `share` from 0 to 1. */
export function percentileOf(all: readonly number[], share: number): number;
/** `layer` as `src/store`. */
export function arrowsOf(facts: readonly Facts[], layer: string): Arrows;
/** Returns the length of the longest path down, in folders; Infinity for a circle. */
export function floorsOf(arrows: Arrows): number;
/** Lists modules with a single reader, in the same folder. */
export function crumbsOf<F extends Facts>(facts: readonly F[]): readonly F[];
/** Modules outside its own folders that name a kind as a text or as an entry of a table. */
export function namersOf<F extends Facts>(facts: readonly F[], kind: string): readonly F[];
