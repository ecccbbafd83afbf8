import { expect, test } from 'vitest';
import { classNames } from '../../build/class-names.ts';

test('a class has the name of its style module', () => {
  const nameOf = classNames();
  expect(nameOf('row', '/src/ui/data-table.module.css')).toBe('data-table_row');
  expect(nameOf('cell', '/src/ui/data-table.module.css')).toBe('data-table_cell');
});

test('two modules with one name fail the build', () => {
  const nameOf = classNames();
  nameOf('row', '/src/ui/list.module.css');
  expect(() => nameOf('row', '/src/components/list.module.css')).toThrow('need different names');
});
