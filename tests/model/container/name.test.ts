import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containerNameProblem, newContainerProblem } from '@/model/container/name';
import { containerPath } from '@/model/orbit/links';

test.each(['', 'a/b', '/'])('no container is called %j: Please enter a valid name', (name) => {
  expect(containerNameProblem(name)).toBe('Please enter a valid name');
});

test('a name that is taken cannot be given again, a like one can', () => {
  const known = ['assets'];
  expect(newContainerProblem('assets', known)).toBe(
    'An Orbit container with this name already exists',
  );
  expect(newContainerProblem('Assets', known)).toBeUndefined();
});

test.each(['.', '..'])('a container called %j is refused, since no browser reaches it', (name) => {
  expect(containerNameProblem(name)).toBe(`Browsers can’t open the name ${name}`);
});

test('a name is at most 256 bytes, which are fewer letters with accents', () => {
  const long = 'Please enter a name of at most 256 bytes';
  expect(['x'.repeat(256), 'x'.repeat(257)].map(containerNameProblem)).toEqual([undefined, long]);
  expect(['é'.repeat(128), 'é'.repeat(129)].map(containerNameProblem)).toEqual([undefined, long]);
});

test('whatever passes can be asked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      if (containerNameProblem(name) === undefined) containerPath('acc-aaaaa', name);
    }),
  );
});

test('images is the provider’s', () => {
  const problem = 'Please enter another name: images is reserved for the provider';
  expect(newContainerProblem('images', ['images'])).toBe(problem);
  expect(newContainerProblem('images2', [])).toBeUndefined();
});
