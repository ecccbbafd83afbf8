import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { PanelProps } from '@/app/panel/panel';
import { panelRoutes } from '@/app/panel/panel-routes';
import { AREAS } from '@/app/panel/areas';
import { routes } from '@/app/panel/routes';
import { createRedactor } from '@/model/report/redact';
import { PUBLIC_ROUTES } from '@/app/auth/public-routes';
import { createWords, type EditedKind, type EditorOf, LISTED_KINDS, PAGES } from '@/model/pages';
import { paths } from '@/model/paths';

// The table is data: nothing of the app is touched until a route renders.
const props = { app: { config: { product: 'Wheelhouse' } }, calls: {} } as unknown as PanelProps;
const table = routes(props.app, panelRoutes(props, AREAS));

const ID = 'srv-web01';
const CONTAINER = 'acc-demo1/assets';

/** The paths of a kind's editors. */
function editorPaths<K extends EditedKind>(kind: K, editors: readonly EditorOf<K>[]) {
  return editors.map(
    (editor) =>
      [
        `${editor} of ${kind}`,
        paths.editor(kind, 'acc-demo1', kind === 'container' ? CONTAINER : ID, editor),
      ] as const,
  );
}

/** Every path that the builder makes, with ids and fields of the right shape. */
function everyPath(): (readonly [name: string, path: string])[] {
  const ids = ['acc-demo1', ID, 'name', 'object'];
  return Object.entries(paths).flatMap(([name, make]) => {
    if (typeof make === 'string') return [[name, make] as const];
    if (
      name === 'list' ||
      name === 'listWithStatus' ||
      name === 'listOf' ||
      name === 'record' ||
      name === 'settingsPage'
    ) {
      return [[name, paths[name]('server', 'acc-demo1', ID)] as const];
    }
    if (name === 'add') {
      const made = LISTED_KINDS.filter((kind) => createWords(kind) !== undefined);
      return made.map((kind) => [`add ${kind}`, paths.add(kind, 'acc-demo1')] as const);
    }
    if (name === 'editor') {
      return Object.entries(PAGES).flatMap(([kind, { editors }]) =>
        editorPaths(kind as EditedKind, editors),
      );
    }
    if (name === 'billingPayment') {
      return [[name, paths.billingPayment('acc-demo1', 18.2)] as const];
    }
    if (name === 'objects' || name === 'object' || name === 'repositoryBrowse') {
      return [[name, paths[name]('acc-demo1', 'assets', 'browse', 'a b.txt')] as const];
    }
    const build = make as (...args: string[]) => string;
    return [[name, build(...ids.slice(0, make.length === 0 ? 1 : make.length))] as const];
  });
}

function leafOf(path: string): RouteObject | undefined {
  return matchRoutes(table, path.replace(/[?#].*$/u, ''))?.at(-1)?.route;
}

test.each(everyPath())('%s leads to a screen: %s', (_name, path) => {
  expect(leafOf(path)).toBeDefined();
  expect(leafOf(path)?.path).not.toBe('*');
});

test.each(['/nowhere/', '/accounts/acc-demo1/nowhere/', '/accounts/acc-demo1/servers/a/b/c/d/'])(
  'an unknown path leads to the not-found page: %s',
  (path) => {
    expect(leafOf(path)?.path).toBe('*');
  },
);

test("an account's own address is the dashboard, whatever follows it", () => {
  for (const rest of ['', '?pending', '#limits', '?pending&from=mail#limits']) {
    expect(leafOf(`/accounts/acc-demo1/${rest}`)?.handle).toMatchObject({ title: 'Dashboard' });
  }
});

test('an editor is a route over the page that it edits', () => {
  const way = matchRoutes(table, paths.editor('server', 'acc-demo1', ID, 'name')) ?? [];
  expect(way.map(({ route }) => route.path).slice(-2)).toEqual(['servers/:server', 'name']);
});

/** Lists the segments of the routes' paths, without parameters. */
function stepsOf(routesThere: readonly RouteObject[]): readonly string[] {
  return routesThere.flatMap(({ path = '', children = [] }) => [
    ...path.split('/').filter((step) => !/^(?:[:*].*)?$/u.test(step)),
    ...stepsOf(children),
  ]);
}

const steps = [...stepsOf(table), ...PUBLIC_ROUTES.flatMap((route) => route.split('/'))];

test.each([...new Set(steps)].filter((step) => !step.startsWith(':')))(
  'a report of a problem tells the step %s of an address',
  (step) => {
    const redactor = createRedactor();
    expect(redactor.route(`/${step}/`)).toBe(`/${step}/`);
  },
);
