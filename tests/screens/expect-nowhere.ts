import { expect } from 'vitest';
import type { openScreens } from './open-screens';

type Opened = Awaited<ReturnType<typeof openScreens>>;

/** A secret is in no page, store, storage, address, history, nor in what may be sent again. */
export function expectNowhere(secret: string, { store, router, calls }: Opened): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const places = {
    page: document.documentElement.outerHTML,
    fields: inputs.map(({ value }) => value).join(' '),
    store: JSON.stringify(store.getState()),
    storage: JSON.stringify([sessionStorage, localStorage]),
    address: JSON.stringify(router.state.location),
    kept: JSON.stringify([...calls.failed.values()]),
  };
  for (const [place, text] of Object.entries(places)) {
    expect(text.includes(secret), `in the ${place}`).toBe(false);
  }
}
