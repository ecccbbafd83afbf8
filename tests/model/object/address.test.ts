import fc from 'fast-check';
import { matchPath, matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { objectAddress } from '@/model/object/address';
import { nameProblem } from '@/model/orbit/links';
import { type ObjectView, paths } from '@/model/paths';
import { registryArea } from '@/screens/container-registry/routes';
import { orbitArea } from '@/screens/orbit/routes';
import { routeObjects } from '@/app/panel/route-object';

const ROUTES = [
  {
    path: 'accounts/:account',
    children: [orbitArea, registryArea].flatMap((area) => routeObjects(area)),
  },
];

const awkward = fc.constantFrom(
  '.',
  '..',
  '/',
  '%',
  '%2F',
  '?',
  '#',
  '\n',
  '\u2028',
  ' ',
  '\\',
  '+',
);
const name = fc
  .array(fc.oneof(awkward, fc.string({ unit: 'grapheme' })), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''))
  .filter((text) => nameProblem(text) === undefined);

test('whatever an object is called, its address leads to it, through browser and router', () => {
  fc.assert(
    fc.property(
      name,
      name,
      fc.constantFrom('objects', 'browse', 'repository/objects', 'repository/browse'),
      (object, given, view) => {
        const container = given.replaceAll('/', '-');
        const path = paths.object('acc-aaaaa', container, view as ObjectView, object);
        const { pathname, search, hash } = new URL(path, 'https://panel.example.com');
        expect(search + hash).toBe('');
        expect(objectAddress(pathname)).toEqual({ view, container, object });
        const match = matchRoutes(ROUTES, pathname)?.at(-1);
        expect(match?.route.path).toMatch(/(objects|browse)\/(\*|:object)$/u);
      },
    ),
  );
});

test.each([
  ['/accounts/acc-aaaaa/orbit/container/box/objects', undefined],
  ['/accounts/acc-aaaaa/orbit/container/box/objects/', undefined],
  ['/accounts/acc-aaaaa/orbit/container/box/objects/dir', 'dir'],
  ['/accounts/acc-aaaaa/orbit/container/box/objects/dir/', 'dir'],
  ['/accounts/acc-aaaaa/orbit/container/box/objects/dir%2F/', 'dir/'],
])('%s shows %s', (path, object) => {
  expect(objectAddress(path)).toMatchObject({ object, container: 'box' });
  expect(matchPath('/accounts/:account/*', path)).not.toBeNull();
});

test('what is badly encoded is no address', () => {
  expect(objectAddress('/accounts/acc-aaaaa/orbit/container/box/objects/100%')).toBeUndefined();
  expect(objectAddress('/accounts/acc-aaaaa/servers/')).toBeUndefined();
});
