import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { createElement, type ComponentType } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { CallsContext } from '@/components/activity/calls/calls-context';
import type { ScreenRoute } from '@/components/records/page/screen-route';
import { AccountScope } from '@/components/scope/account-scope';
import { RouteGuard } from '@/components/scope/leave/route-guard';
import { type Storage, StorageContext } from '@/components/storage/sharing/storage-context';
import { type Call, callsOf } from '@/model/call';
import { decode } from '@/model/decode';
import type { Kind } from '@/model/kinds';
import { FIELDS } from '@/model/records/records';
import { NO_ACCOUNT } from '@/store/accounts/accounts-slice';
import type { CallManager, CallRequest, Change } from '@/store/calls/manager';
import { panelReducers } from '@/store/panel-store';
import { resources } from '@/store/resources/resources-state';
import { createSentNotes } from '@/store/sent/sent-notes';
import { sessionSlice } from '@/store/session/session-slice';
import { DialogOutlet, DialogProvider } from '@/ui/dialogs/dialog-stack';
import '@/ui/dialogs/modal-panel';
import type { Form } from './form';
import { ACCOUNT, CONTAINER_TELLS, type Edited, LISTS, OTHERS, RAW, type Raw } from './records';

type Built = Required<Pick<ScreenRoute, 'params' | 'load'>>;

/** The screens that are built, by their whole paths, each with all of its parameters. */
function routesOf(
  screens: readonly ScreenRoute[],
  base = '',
  outer: Built['params'] = {},
): Map<string, Built> {
  return new Map(
    screens.flatMap(({ load, editors = [], pages = [], ...route }) => {
      const path = `${base}${route.path}`;
      const params = { ...outer, ...route.params };
      const further = routesOf([...editors, ...pages], `${path}/`, params);
      return [[path, { params, load }] as const, ...further];
    }),
  );
}

/** Sets up a store that has read these versions of a record, one after the other. */
function storeWith(kind: Edited, sent: readonly Raw[]) {
  const store = configureStore({
    reducer: combineReducers({ session: sessionSlice.reducer, ...panelReducers }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
  });
  const known: readonly (readonly [string, Raw])[] = [
    ...Object.entries(RAW).filter(([other]) => other !== kind),
    ...Object.entries(OTHERS),
    ...sent.map((raw) => [kind, raw] as const),
  ];
  for (const [each, raw] of known) {
    const { entities } = decode(each as Kind, raw, { volumeSize: 'bytes' });
    store.dispatch(resources.actions.merged({ entities, readAt: 1, full: [raw.id] }));
  }
  for (const each of LISTS) {
    const ids = known.flatMap(([other, { id }]) => (other === each ? id : []));
    const list = { kind: each, account: ACCOUNT, ids, readAt: 1, updatedAt: 1, dropped: [] };
    store.dispatch(resources.actions.listed(list));
  }
  const own = { account: NO_ACCOUNT, ids: [RAW.user.id], readAt: 1, updatedAt: 1 };
  store.dispatch(resources.actions.listed({ ...own, kind: 'user', dropped: [] }));
  return store;
}

const SAVE = /^(Save|Add|Add rule|Resize)$/;
const BARRED =
  /Couldn’t load the |couldn’t load its current value|doesn’t send its current value|n’t known yet|don’t know yet|hasn’t loaded yet/;

/** Returns the first call of a form. */
function firstOf(change: Change): Call | undefined {
  if (typeof change !== 'function') return callsOf(change)[0];
  const { value, done } = change().next();
  return done === true || !('call' in value) ? undefined : value.call;
}

/**
 * Returns the body of a call, or its headers for object storage, computed from the container's
 * current ones.
 */
function sentBy({ body, storage }: Call): unknown {
  return body ?? storage?.headers ?? storage?.change?.(CONTAINER_TELLS);
}

/** Opens a form, changes one thing and saves. Returns the request, or 'disabled'. */
async function save(
  route: Built,
  { kind, address = '/', query = '', params = {}, change }: Form,
  ...sentSoFar: readonly Raw[]
): Promise<unknown> {
  const Screen = (await route.load()).default as ComponentType<Record<string, string>>;
  const ids: Record<string, string> = { ...params };
  for (const [name, each] of Object.entries(route.params)) {
    if (typeof each === 'string') ids[name] = RAW[each as Edited].id;
  }
  let send = (_: CallRequest) => undefined as void;
  const sent = new Promise<CallRequest>((resolve) => (send = resolve));
  const startCall = (request: CallRequest) => {
    send(request);
    return { id: '', outcome: new Promise<never>(() => undefined) };
  };
  const element = <AccountScope account={ACCOUNT}>{createElement(Screen, ids)}</AccountScope>;
  const frame = (
    <DialogProvider>
      <RouteGuard previousPath={() => undefined}>
        <Outlet />
        <DialogOutlet />
      </RouteGuard>
    </DialogProvider>
  );
  const router = createMemoryRouter([{ element: frame, children: [{ path: '*', element }] }], {
    initialEntries: [`${address}${query}`],
  });
  render(
    <StoreProvider store={storeWith(kind, sentSoFar)}>
      <CallsContext value={{ startCall, notes: createSentNotes() } as unknown as CallManager}>
        <StorageContext value={{} as Storage}>
          <RouterProvider router={router} />
        </StorageContext>
      </CallsContext>
    </StoreProvider>,
  );
  const button = await waitFor(() => {
    // Hidden ones included, since nothing is, and to find that out takes most of the time.
    const found = screen.queryByRole('button', { name: SAVE, hidden: true });
    if (!found) screen.getAllByText(BARRED);
    return found;
  });
  if (!button) return 'disabled';
  change();
  fireEvent.submit(button.closest('form')!);
  const call = firstOf((await sent).call);
  return call && sentBy(call);
}

/** Returns a value of a type that no field has; for a list, the list with one wrong item. */
const wrongOf = (value: unknown): unknown =>
  Array.isArray(value) ? [...(value as readonly unknown[]), 7] : [[1]];

function bend(kind: Edited, wrong: readonly string[], absent: readonly string[]): Raw {
  const bent = Object.entries({
    ...RAW[kind],
    ...Object.fromEntries(wrong.map((name) => [name, wrongOf((RAW[kind] as Raw)[name])])),
  });
  return Object.fromEntries(bent.filter(([name]) => !absent.includes(name))) as Raw;
}

interface AreaForms {
  /** Every form of the area that is filled from a record, by its route. */
  readonly forms: Readonly<Record<string, Form>>;
  /** Screens whose forms, if any, take nothing from a record. */
  readonly without: readonly string[];
}

/** Holds what the forms of an area send, and what disables them. */
export function holdForms(area: ScreenRoute, { forms, without }: AreaForms): void {
  const routes = routesOf([area]);

  test('every screen is listed here: those whose form begins with a record, and all others', () => {
    expect([...Object.keys(forms), ...without].toSorted()).toEqual([...routes.keys()].toSorted());
  });

  describe.each(Object.entries(forms))('%s', (path, form) => {
    const { kind, needs, heeds, sends } = form;
    const others = Object.keys(FIELDS[kind]).filter((name) => ![...needs, ...heeds].includes(name));
    const saved = (wrong: readonly string[], absent: readonly string[]) =>
      save(routes.get(path)!, form, bend(kind, wrong, absent));

    test('sends what was changed alone', async () => {
      expect(await saved([], [])).toEqual(sends);
    });

    test.each(needs)('is disabled where %s is absent', async (field) => {
      expect(await saved([], [field])).toBe('disabled');
    });

    test.each([...needs, ...heeds])('is disabled where %s could not be read', async (field) => {
      expect(await saved([field], [])).toBe('disabled');
    });

    test.each([...needs, ...heeds])('is disabled where %s can be read no longer', async (field) => {
      expect(await save(routes.get(path)!, form, RAW[kind], bend(kind, [field], []))).toBe(
        'disabled',
      );
    });

    test('sends the same where all else is absent', async () => {
      expect(await saved([], [...others, ...heeds])).toEqual(sends);
    });

    test('sends the same where all else could not be read', async () => {
      expect(await saved(others, [])).toEqual(sends);
    });

    test('sends the same where any of it is absent or could not be read', async () => {
      const some = fc.subarray(others);
      await fc.assert(
        fc.asyncProperty(some, some, async (wrong, absent) => {
          cleanup();
          sessionStorage.clear();
          expect(await saved(wrong, absent)).toEqual(sends);
        }),
        { numRuns: 2, endOnFailure: true },
      );
    });
  });
}
