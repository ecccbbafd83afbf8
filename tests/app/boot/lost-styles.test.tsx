import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchLostStyles, followLostStyles } from '@/app/boot/lost-styles';

let stop: () => void;

beforeEach(() => {
  stop = followLostStyles();
});
afterEach(() => {
  stop();
  document.head.replaceChildren();
});

function addStyle(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}

const styles = () => [...document.head.querySelectorAll('link')];

test('a style sheet that was lost is asked for again, and only that one', async () => {
  const kept = addStyle('/assets/kept.css');
  const gone = addStyle('/assets/gone.css');
  gone.dispatchEvent(new Event('error'));
  const fetched = fetchLostStyles();
  const [first, second] = styles();
  expect(first).toBe(kept);
  expect(second).not.toBe(gone);
  expect(second?.href).toBe(gone.href);
  second?.dispatchEvent(new Event('load'));
  await fetched;
  await fetchLostStyles();
  expect(styles()).toEqual([first, second]);
});

test('one that is lost again is remembered again', async () => {
  addStyle('/assets/gone.css').dispatchEvent(new Event('error'));
  const fetched = fetchLostStyles();
  const [again] = styles();
  again?.dispatchEvent(new Event('error'));
  await fetched;
  void fetchLostStyles();
  expect(styles()).toHaveLength(1);
  expect(styles()[0]).not.toBe(again);
});
