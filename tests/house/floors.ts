/** One room of the house: a folder under src/, as ARCHITECTURE.md draws it. */
export interface Room {
  /** A room imports only from floors below its own. */
  floor: number;
  /** Lower rooms that this one must not know all the same. */
  never?: readonly string[];
  /** Packages that must not be imported here. */
  packages?: RegExp;
  /** True when the room's folders are areas that do not import each other. */
  apart?: boolean;
  /** True when its folders form no circle: one that imports another is not imported by it in turn. */
  acyclic?: boolean;
  /** True when modules here may have a default export: lazy route modules. */
  lazy?: boolean;
}

const reactOrStore =
  /^(react($|-)|redux|@reduxjs\/|react-redux|@hookform\/|lucide-react|recharts)/u;

/** The table of floors. A new folder under src/ needs a row. */
export const rooms: Readonly<Record<string, Room>> = {
  lib: { floor: 0, packages: reactOrStore },
  wire: { floor: 0, packages: /./u },
  model: { floor: 1, packages: reactOrStore, acyclic: true },
  provider: { floor: 2, packages: reactOrStore, acyclic: true },
  store: {
    floor: 3,
    packages: /^(react$|react-dom|react-router|react-aria|lucide-react|recharts)/u,
    acyclic: true,
  },
  ui: {
    floor: 3,
    never: ['wire', 'model', 'provider'],
    packages: /^(redux|@reduxjs\/|react-redux)/u,
    acyclic: true,
  },
  components: { floor: 4, acyclic: true },
  screens: { floor: 5, never: ['provider'], apart: true, lazy: true },
  app: { floor: 6, lazy: true, acyclic: true },
};
