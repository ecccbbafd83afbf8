import type { Patch } from '../build/patched.ts';

/**
 * Its package names only the build with the warnings for developers. Its components are made by calls and given
 * names, so that those that are not used would stay: its links and forms, and what these bring of rendering on
 * servers.
 */
export const reactRouter: Patch = {
  name: 'react-router',
  version: '7.18.5',
  saves: 3.7,
  instead: {
    'dist/development/index.mjs': 'dist/production/index.mjs',
    'dist/development/dom-export.mjs': 'dist/production/dom-export.mjs',
  },
  edits: {
    'dist/production/chunk-7RTFRKQW.mjs': [
      ['var FrameworkContext = React8.', 'var FrameworkContext = /* @__PURE__ */ React8.'],
      ['FrameworkContext.displayName = "FrameworkContext";', ''],
      ['HistoryRouter.displayName = "unstable_HistoryRouter";', ''],
      ['var Link = React10.', 'var Link = /* @__PURE__ */ React10.'],
      ['\nLink.displayName = "Link";', ''],
      ['var NavLink = React10.', 'var NavLink = /* @__PURE__ */ React10.'],
      ['NavLink.displayName = "NavLink";', ''],
      ['var Form = React10.', 'var Form = /* @__PURE__ */ React10.'],
      ['\nForm.displayName = "Form";', ''],
      ['ScrollRestoration.displayName = "ScrollRestoration";', ''],
    ],
  },
};
