import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { panelKey } from '@/components/palette/panel-keys';
import { outline } from '@/ui/skeleton';

/** What a key that is pressed on the page opens. */
function pressed(key: string) {
  let what: ReturnType<typeof panelKey>;
  const hear = (event: KeyboardEvent) => {
    what = panelKey(event);
  };
  document.addEventListener('keydown', hear, { once: true });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
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
