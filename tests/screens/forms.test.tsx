import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { createElement, type ComponentType } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '@/app/panel/areas';
import { CallsContext } from '@/components/calls/calls-context';
import { RouteGuard } from '@/components/leave/route-guard';
import type { ScreenRoute } from '@/components/page/screen-route';
import { decode } from '@/model/decode';
import type { Kind } from '@/model/kinds';
import { FIELDS } from '@/model/records';
import { type Call, callsOf } from '@/model/call';
import type { CallManager, CallRequest, Change } from '@/store/calls/manager';
import { panelReducers } from '@/store/panel-store';
import { resources } from '@/store/resources/resources-actions';
import { sessionSlice } from '@/store/session/session-slice';
import { DialogOutlet, DialogProvider } from '@/ui/dialogs/dialog-stack';
import '@/ui/dialogs/modal-panel';
import { WHOLE_RULE } from '../model/firewall-rule/whole-rule';

const ACCOUNT = 'acc-aaaaa';
const GIGABYTE = 1024 ** 3;

type Raw = Readonly<Record<string, unknown>> & { readonly id: string };

/** One record of each kind that is edited, as the provider sends it. */
const RAW = {
  server: {
    id: 'srv-aaaaa',
    name: 'web',
    description: 'The shop',
    status: 'active',
    locked: false,
    user_data: 'aGVsbG8=',
    snapshots_schedule: '0 8 * * *',
    snapshots_retention: '3',
    disk_encrypted: true,
    account: ACCOUNT,
    server_type: 'typ-aaaaa',
    image: 'img-aaaaa',
    zone: 'zon-aaaaa',
    server_groups: ['grp-aaaaa'],
    volumes: [],
  },
  image: {
    id: 'img-aaaaa',
    name: 'web',
    description: 'The shop',
    username: 'ubuntu',
    status: 'available',
    locked: false,
    arch: 'x86_64',
    public: false,
    official: false,
    owner: ACCOUNT,
    compatibility_mode: false,
  },
  server_group: {
    id: 'grp-aaaaa',
    name: 'web',
    description: 'The shop',
    default: false,
    account: ACCOUNT,
    firewall_policy: 'fwp-aaaaa',
    servers: ['srv-aaaaa'],
  },
  firewall_rule: {
    ...WHOLE_RULE,
    id: 'fwr-aaaaa',
    source: '203.0.113.0/24',
    protocol: 'tcp',
    destination_port: '22',
    description: 'SSH',
    firewall_policy: 'fwp-aaaaa',
  },
  volume: {
    id: 'vol-aaaaa',
    name: 'data',
    description: 'The shop',
    status: 'detached',
    locked: false,
    size: 40 * GIGABYTE,
    boot: false,
    serial: 'data1',
    storage_type: 'network',
    encrypted: false,
    delete_with_server: false,
    account: ACCOUNT,
    server: null,
  },
} satisfies { [K in Kind]?: Raw };
type Edited = keyof typeof RAW;

/** What there is besides. */
const OTHERS = {
  account: { id: ACCOUNT, status: 'active', ram_limit: 65_536, ram_used: 0 },
  server_group: { id: 'grp-bbbbb', name: 'other' },
  server: { id: 'srv-bbbbb', name: 'other', status: 'active' },
  firewall_policy: { id: 'fwp-aaaaa', server_group: 'grp-aaaaa', rules: ['fwr-aaaaa'] },
} satisfies { [K in Kind]?: Raw };

const LISTS: readonly Kind[] = ['server', 'server_group'];

/** A form that begins with what a record is. */
interface Form {
  readonly kind: Edited;
  /** The fields without which there is no form: what it begins with, and whose the record is. */
  readonly needs: readonly string[];
  /** The fields that bar it where they could not be read, though not where they are absent. */
  readonly heeds: readonly string[];
  /** A person changes one thing. */
  readonly change: () => void;
  /** All that may be sent then. */
  readonly sends: Readonly<Record<string, unknown>>;
  /** What is added to the address. */
  readonly query?: string;
}

/** The control of a label, which may be the dialog's heading too. */
const control = (label: RegExp | string) =>
  screen.getByLabelText(label, { selector: 'input, select, textarea' });
const type = (label: RegExp | string, text: string) => () =>
  fireEvent.change(control(label), { target: { value: text } });
const tick = (label: RegExp | string) => () => fireEvent.click(control(label));

/** What every form of a kind needs or heeds besides its own field. */
const JUDGED_BY: Readonly<Record<Edited, Pick<Form, 'needs' | 'heeds'>>> = {
  server: { needs: [], heeds: ['status'] },
  image: { needs: ['status', 'owner'], heeds: [] },
  server_group: { needs: [], heeds: [] },
  firewall_rule: { needs: [], heeds: [] },
  volume: { needs: [], heeds: ['status'] },
};

/** A form of one field; `more` are what else its rule asks. */
function single(
  kind: Edited,
  field: string,
  change: () => void,
  sent: unknown,
  more: Partial<Pick<Form, 'needs' | 'heeds'>> = {},
): Form {
  const { needs, heeds } = { ...JUDGED_BY[kind], ...more };
  return { kind, needs: [...needs, field], heeds, change, sends: { [field]: sent } };
}

const rename = (kind: Edited, more: Partial<Pick<Form, 'needs' | 'heeds'>> = {}) =>
  single(kind, 'name', type('Name', 'new'), 'new', more);
const describing = (kind: Edited) =>
  single(kind, 'description', type(/^Description/, 'new'), 'new');
const RULE = Object.keys(WHOLE_RULE);

/** Every form that is filled from a record, by its route. */
const FORMS: Readonly<Record<string, Form>> = {
  'servers/:server/name': rename('server'),
  'servers/:server/user_data': single('server', 'user_data', type(/^User data/, 'x'), 'eA=='),
  'servers/:server/server_groups': single('server', 'server_groups', tick(/^other/), [
    'grp-aaaaa',
    'grp-bbbbb',
  ]),
  'servers/:server/snapshots_schedule': single(
    'server',
    'snapshots_schedule',
    type('Crontab', '0 9 * * *'),
    '0 9 * * *',
  ),
  'servers/:server/snapshots_retention': single(
    'server',
    'snapshots_retention',
    type('Snapshots to keep', '5'),
    '5',
  ),
  'images/:image/name': rename('image'),
  'images/:image/description': describing('image'),
  'images/:image/status': single('image', 'status', type('Status', 'deprecated'), 'deprecated'),
  'images/:image/public': single('image', 'public', tick('Public'), true),
  'images/:image/arch': single('image', 'arch', type('Architecture', 'i686'), 'i686'),
  'images/:image/username': single('image', 'username', type(/^Username/, 'core'), 'core'),
  'images/:image/compatibility_mode': single(
    'image',
    'compatibility_mode',
    tick('Compatibility mode'),
    true,
  ),
  'server_groups/:group/name': rename('server_group', { heeds: ['default'] }),
  'server_groups/:group/description': describing('server_group'),
  'server_groups/:group/servers': {
    kind: 'server_group',
    needs: ['servers'],
    heeds: [],
    change: tick(/^other/),
    sends: { servers: [{ server: 'srv-bbbbb' }] },
  },
  'server_groups/:group/firewall_rules/:rule': {
    kind: 'firewall_rule',
    needs: RULE,
    heeds: [],
    change: type(/^Description/, 'only the words'),
    sends: { description: 'only the words' },
  },
  'server_groups/:group/firewall_rules/add': {
    kind: 'firewall_rule',
    needs: RULE,
    heeds: [],
    query: '?clone=fwr-aaaaa',
    change: type(/^Description/, 'its likeness'),
    sends: {
      firewall_policy: 'fwp-aaaaa',
      source: '203.0.113.0/24',
      protocol: 'tcp',
      destination_port: '22',
      description: 'its likeness',
    },
  },
  'volumes/:volume/name': rename('volume'),
  'volumes/:volume/description': describing('volume'),
  'volumes/:volume/serial': single('volume', 'serial', type('Serial', 'new1'), 'new1', {
    needs: ['status'],
    heeds: [],
  }),
  'volumes/:volume/delete_with_server': single(
    'volume',
    'delete_with_server',
    tick(/^Delete this volume/),
    true,
    { heeds: ['status', 'storage_type'] },
  ),
  'volumes/:volume/resize': {
    kind: 'volume',
    needs: ['status', 'size'],
    heeds: ['locked', 'storage_type'],
    change: type('Size in GB', '50'),
    sends: { from: 40 * GIGABYTE, to: 50 * GIGABYTE },
  },
};

/** Screens whose forms, if there are any, take nothing over of a record: all is chosen in them. */
const WITHOUT = new Set([
  'servers',
  // What it takes over of another server is told in tests/model/server/create.
  'servers/add',
  'servers/add/zone',
  'servers/add/user_data',
  'servers/add/user_ssh_key',
  'servers/add/disk_encrypted',
  'servers/:server',
  'servers/:server/resize',
  'servers/:server/attach',
  // The same form as `volumes/:volume/resize`.
  'servers/:server/volume_resize/:volume',
  'images',
  'images/:image',
  'server_groups',
  'server_groups/add',
  // Its rows are told in tests/model/firewall-rule/staged.test.ts.
  'server_groups/:group/firewall_rules',
  'server_groups/:group',
  'server_groups/:group/move',
  'volumes',
  'volumes/add',
  'volumes/:volume',
  'volumes/:volume/attach',
  'volumes/:volume/copy',
]);

function routesOf(screens: readonly ScreenRoute[], above = ''): Map<string, ScreenRoute> {
  return new Map(
    screens.flatMap((route) => {
      const path = `${above}${route.path}`;
      return [[path, route] as const, ...routesOf(route.children ?? [], `${path}/`)];
    }),
  );
}
const ROUTES = routesOf(SCREENS);

test('every screen is told of here: those whose form begins with a record, and all others', () => {
  expect([...Object.keys(FORMS), ...WITHOUT].toSorted()).toEqual([...ROUTES.keys()].toSorted());
});

/** A store in which a record was read as it was sent, one time after the other. */
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
    const { pieces } = decode(each as Kind, raw, { volumeSize: 'bytes' });
    store.dispatch(resources.actions.merged({ pieces, readAt: 1, full: [raw.id] }));
  }
  for (const each of LISTS) {
    const ids = known.flatMap(([other, { id }]) => (other === each ? id : []));
    const list = { kind: each, account: ACCOUNT, ids, readAt: 1, updatedAt: 1, dropped: [] };
    store.dispatch(resources.actions.listed(list));
  }
  return store;
}

const SAVE = /^(Save|Add rule|Resize)$/;
const BARRED = /could not be read|does not tell|not known yet/;

/** What a form sends first. */
function firstOf(change: Change): Call | undefined {
  if (typeof change !== 'function') return callsOf(change)[0];
  const { value, done } = change().next();
  return done === true ? undefined : value.call;
}

/** Opens a form, changes one thing and saves; what was sent, or that it is barred. */
async function save(path: string, ...sentSoFar: readonly Raw[]): Promise<unknown> {
  const { kind, query = '', change } = FORMS[path]!;
  const route = ROUTES.get(path)!;
  const Screen = (await route.load()).default as ComponentType<Record<string, string>>;
  const ids: Record<string, string> = { account: ACCOUNT };
  for (const [name, each] of Object.entries(route.params)) ids[name] = RAW[each as Edited].id;
  let send = (_: CallRequest) => undefined as void;
  const sent = new Promise<CallRequest>((resolve) => (send = resolve));
  const startCall = (request: CallRequest) => {
    send(request);
    return { id: '', outcome: new Promise<never>(() => undefined) };
  };
  const element = createElement(Screen, ids);
  const frame = (
    <DialogProvider>
      <RouteGuard cameFrom={() => false}>
        <Outlet />
        <DialogOutlet />
      </RouteGuard>
    </DialogProvider>
  );
  const router = createMemoryRouter([{ element: frame, children: [{ path: '*', element }] }], {
    initialEntries: [`/${query}`],
  });
  render(
    <StoreProvider store={storeWith(kind, sentSoFar)}>
      <CallsContext value={{ startCall } as unknown as CallManager}>
        <RouterProvider router={router} />
      </CallsContext>
    </StoreProvider>,
  );
  const button = await waitFor(() => {
    // Hidden ones included, since nothing is, and to find that out takes most of the time.
    const found = screen.queryByRole('button', { name: SAVE, hidden: true });
    if (!found) screen.getAllByText(BARRED);
    return found;
  });
  if (!button) return 'barred';
  change();
  fireEvent.submit(button.closest('form')!);
  return firstOf((await sent).call)?.body;
}

/** What is of no field's type; of a list, that one of its items is not. */
const wrongOf = (value: unknown): unknown =>
  Array.isArray(value) ? [...(value as readonly unknown[]), 7] : [[1]];

function bend(kind: Edited, wrong: readonly string[], absent: readonly string[]): Raw {
  const bent = Object.entries({
    ...RAW[kind],
    ...Object.fromEntries(wrong.map((name) => [name, wrongOf((RAW[kind] as Raw)[name])])),
  });
  return Object.fromEntries(bent.filter(([name]) => !absent.includes(name))) as Raw;
}

describe.each(Object.entries(FORMS))('%s', (path, { kind, needs, heeds, sends }) => {
  const others = Object.keys(FIELDS[kind]).filter((name) => ![...needs, ...heeds].includes(name));
  const saved = (wrong: readonly string[], absent: readonly string[]) =>
    save(path, bend(kind, wrong, absent));

  test('sends what was changed alone', async () => {
    expect(await saved([], [])).toEqual(sends);
  });

  test.each(needs)('is barred where %s is absent', async (field) => {
    expect(await saved([], [field])).toBe('barred');
  });

  test.each([...needs, ...heeds])('is barred where %s could not be read', async (field) => {
    expect(await saved([field], [])).toBe('barred');
  });

  test.each([...needs, ...heeds])('is barred where %s can be read no longer', async (field) => {
    expect(await save(path, RAW[kind], bend(kind, [field], []))).toBe('barred');
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
