import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { kindOfId, parseId } from '@/model/ids';
import { objectAddress } from '@/model/object/address';
import { containerId, idInAddress, objectId, placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import { titleOf } from '@/model/title';

const A = 'acc-aaaaa';

test('containers of one name in two accounts are two', () => {
  expect(containerId(A, 'images')).not.toBe(containerId('acc-bbbbb', 'images'));
});

test.each([
  ['acc-aaaaa/assets', 'container'],
  ['acc-aaaaa/assets/a', 'object'],
  ['acc-aaaaa/assets//a', 'object'],
  ['acc-aaaaa/assets/a\nb', 'object'],
  ['acc-aaaaa/assets/', undefined],
  ['acc-aaaaa/', undefined],
  ['acc-aaaaa//a', undefined],
  ['srv-aaaaa/assets', undefined],
  ['assets/a', undefined],
])('%j is the id of: %s', (id, kind) => {
  expect(kindOfId(id)).toBe(kind);
  expect(parseId('container', id)).toBe(kind === 'container' ? id : undefined);
  expect(parseId('object', id)).toBe(kind === 'object' ? id : undefined);
});

test('every legal name is found again in its id, and names what is not read yet', () => {
  const part = fc.string({ minLength: 1, unit: 'binary' });
  const container = part.filter((name) => !name.includes('/'));
  fc.assert(
    fc.property(container, part, (name, object) => {
      expect(placeOf(containerId(A, name))).toEqual({ account: A, container: name });
      expect(placeOf(objectId(A, name, object))).toEqual({ account: A, container: name, object });
      expect(titleOf({ id: containerId(A, name) })).toBe(name);
      expect(titleOf({ id: objectId(A, name, object) })).toBe(object);
    }),
  );
});

test('what is no name of an account is kept nowhere', () => {
  expect(() => placeOf('srv-aaaaa')).toThrow(RangeError);
});

test('an address names what is kept in Orbit below its account', () => {
  const params = { account: A, container: 'assets', '*': 'a/b', server: 'srv-aaaaa' };
  expect(idInAddress('container', 'container', params)).toBe('acc-aaaaa/assets');
  expect(idInAddress('object', '*', params)).toBe('acc-aaaaa/assets/a/b');
  expect(idInAddress('server', 'server', params)).toBe('srv-aaaaa');
  expect(idInAddress('container', 'missing', params)).toBe('');
});

test.each(['a%2Fb', '%2F', 'a%252Fb', '100%', 'a b'])(
  'a container called %j is found by its own address',
  (name) => {
    const routes = [{ path: 'accounts/:account/orbit/container/:container' }];
    const [match] = matchRoutes(routes, paths.container(A, name)) ?? [];
    expect(idInAddress('container', 'container', match!.params)).toBe(containerId(A, name));
    expect(objectAddress(paths.objects(A, name, 'objects'))?.container).toBe(name);
  },
);
