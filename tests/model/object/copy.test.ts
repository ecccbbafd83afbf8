import { expect, test } from 'vitest';
import { copyProblems } from '@/model/object/copy';
import { objectId } from '@/model/orbit/ids';

const ID = objectId('acc-demo1', 'media', 'b.txt');
const problem = (name: string) =>
  copyProblems(ID, { container: 'media', name, overwrite: false }).name;

test('a name that ends with a slash leaves a file without one', () => {
  expect(problem('archive/')).toBe('Please enter a name after the last slash');
  expect(problem('archive/b.txt')).toBeUndefined();
});
