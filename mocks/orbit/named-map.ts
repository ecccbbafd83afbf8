import { byCodePoints } from '@mocks/orbit/code-points';

/** Things by name, also in Swift's order of names. */
export class NamedMap<Thing extends { readonly name: string }> {
  readonly #things = new Map<string, Thing>();
  /** The sorted names; null until they are next needed. */
  #names: string[] | null = [];

  constructor(things: Iterable<Thing> = []) {
    for (const thing of things) this.#things.set(thing.name, thing);
    if (this.#things.size > 0) this.#names = null;
  }

  get size(): number {
    return this.#things.size;
  }

  get(name: string): Thing | undefined {
    return this.#things.get(name);
  }

  values(): Iterable<Thing> {
    return this.#things.values();
  }

  put(thing: Thing): void {
    if (!this.#things.has(thing.name) && this.#names) {
      this.#names.splice(
        this.firstAt((name) => byCodePoints(name, thing.name) >= 0),
        0,
        thing.name,
      );
    }
    this.#things.set(thing.name, thing);
  }

  remove(name: string): void {
    if (!this.#things.delete(name) || !this.#names) return;
    this.#names.splice(
      this.firstAt((other) => byCodePoints(other, name) >= 0),
      1,
    );
  }

  /** The name at an index in the order. */
  nameAt(place: number): string | undefined {
    return this.#inOrder()[place];
  }

  /** The first index whose name passes. All names after it must pass too. */
  firstAt(passes: (name: string) => boolean): number {
    const names = this.#inOrder();
    let low = 0;
    let high = names.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (passes(names[middle] ?? '')) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #inOrder(): string[] {
    return (this.#names ??= [...this.#things.keys()].toSorted(byCodePoints));
  }
}
