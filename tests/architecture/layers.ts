/** One layer: a folder under src/, as ARCHITECTURE.md draws it. */
export interface Layer {
  /** A layer imports only from layers below its own. */
  level: number;
  /** Lower layers that this one must not know all the same. */
  never?: readonly string[];
  /** Packages that must not be imported here. */
  packages?: RegExp;
  /** True when the layer's folders are areas that do not import each other. */
  apart?: boolean;
  /** True when its folders form no circle: no two import each other, directly or through others. */
  acyclic?: boolean;
  /** True when modules here may have a default export: lazy route modules. */
  lazy?: boolean;
}

const reactOrStore = /^(react($|-)|redux|@reduxjs\/|react-redux|@hookform\/|recharts)/u;

/** The table of layers. A new folder under src/ needs a row. */
export const layers: Readonly<Record<string, Layer>> = {
  lib: { level: 0, packages: reactOrStore },
  wire: { level: 0, packages: /./u },
  model: { level: 1, packages: reactOrStore, acyclic: true },
  provider: { level: 2, packages: reactOrStore, acyclic: true },
  store: {
    level: 3,
    packages: /^(react$|react-dom|react-router|react-aria|recharts)/u,
    acyclic: true,
  },
  ui: {
    level: 3,
    never: ['wire', 'model', 'provider'],
    packages: /^(redux|@reduxjs\/|react-redux)/u,
    acyclic: true,
  },
  components: { level: 4, acyclic: true },
  screens: { level: 5, never: ['provider'], apart: true, lazy: true },
  app: { level: 6, lazy: true, acyclic: true },
};
