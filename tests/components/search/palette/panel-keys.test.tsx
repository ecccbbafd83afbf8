import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { panelKey } from '@/components/search/palette/search-button';
import { outline } from '@/ui/skeleton';

/** Returns the dialog that a key pressed on the page opens. */
function pressed(key: string, options: KeyboardEventInit = {}, on: Element = document.body) {
  let what: ReturnType<typeof panelKey>;
  const hear = (event: KeyboardEvent) => {
    what = panelKey(event);
  };
  document.addEventListener('keydown', hear, { once: true });
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }));
  return what;
}

test('the keys open what they are of while the page is still being read', () => {
  render(
    <main>
      <ul {...outline} />
    </main>,
  );
  expect(pressed('/')).toBe('search');
  expect(pressed('?')).toBe('keys');
});

test('they open nothing while the page is out of reach', () => {
  render(
    <div inert>
      <main />
    </div>,
  );
  expect(pressed('/')).toBeUndefined();
});

test('a chord opens the search from a field too, and with Caps Lock', () => {
  const { container } = render(
    <main>
      <textarea />
    </main>,
  );
  const field = container.querySelector('textarea')!;
  expect(pressed('k', { ctrlKey: true }, field)).toBe('search');
  expect(pressed('K', { metaKey: true })).toBe('search');
  expect(pressed('K', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(pressed('/', {}, field)).toBeUndefined();
  expect(pressed('?', {}, field)).toBeUndefined();
});

test('a key that is held down opens it once', () => {
  render(<main />);
  expect(pressed('/', { repeat: true })).toBeUndefined();
});

test.each([['dialog'], ['menu']])('a %s has its own keys, chords too', (role) => {
  const { container } = render(
    <div role={role}>
      <input />
    </div>,
  );
  const field = container.querySelector('input')!;
  expect(pressed('k', { ctrlKey: true }, field)).toBeUndefined();
});
