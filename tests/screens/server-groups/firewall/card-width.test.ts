import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Widths of the container queries before a text, the nearest last. */
function widthBefore(file: string, text: string): string | undefined {
  const css = readFileSync(new URL(`../../../../src/${file}`, import.meta.url), 'utf8');
  const before = css.slice(0, css.indexOf(text));
  return [...before.matchAll(/@container \(width < ([^)]+)\)/gu)].at(-1)?.[1];
}

test('rules get more lines at the width at which the table turns into cards', () => {
  const cards = widthBefore('ui/table.module.css', '[data-fixed] > .table tbody');
  expect(cards).toMatch(/rem$/u);
  expect(widthBefore('screens/server-groups/firewall/rules.module.css', 'table .rule')).toBe(cards);
});
