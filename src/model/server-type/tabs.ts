import type { Records } from '@/model/records/records';
import { allowsWindows } from '@/model/windows';

type ServerType = Records['server_type'];

export type ServerTypeTab = 'local' | 'block' | 'all' | 'standard' | 'storage' | 'ram';

interface TabEntry {
  readonly label: string;
  readonly beta?: true;
  readonly has: (type: ServerType) => boolean;
}

function isFamily(suffix: string, words: RegExp): (type: ServerType) => boolean {
  return ({ handle, name }) => handle?.endsWith(suffix) === true || words.test(name ?? '');
}

export const STORAGE_TABS: readonly ServerTypeTab[] = ['local', 'block', 'all'];

export const SERVER_TYPE_TABS: Readonly<Record<ServerTypeTab, TabEntry>> = {
  local: { label: 'Local SSD', has: ({ storage_type: storage }) => storage === 'local' },
  block: {
    label: 'Block Storage',
    beta: true,
    has: ({ storage_type: storage }) => storage === 'network',
  },
  all: { label: 'All types', has: () => true },
  standard: { label: 'Standard', has: isFamily('.std', /\bstandard\b/i) },
  storage: { label: 'Storage optimised', has: isFamily('.sto', /storage optimi[sz]ed/i) },
  ram: { label: 'RAM optimised', has: isFamily('.ram', /ram optimi[sz]ed/i) },
};

function bySize(types: readonly ServerType[]): readonly ServerType[] {
  return [...types].sort(
    (one, other) =>
      (one.ram ?? 0) - (other.ram ?? 0) ||
      (one.cores ?? 0) - (other.cores ?? 0) ||
      (one.disk_size ?? 0) - (other.disk_size ?? 0) ||
      one.id.localeCompare(other.id),
  );
}

function isWindowsType({ handle, name }: ServerType): boolean {
  return /windows/i.test(`${handle ?? ''} ${name ?? ''}`);
}

export function offeredTypes(
  types: readonly ServerType[],
  account: Records['account'] | undefined,
): readonly ServerType[] {
  const windows = allowsWindows(account);
  return bySize(
    types.filter((type) => type.status === 'available' && (windows || !isWindowsType(type))),
  );
}

const DEFAULT_TYPE_HANDLE = '1gb.ssd';

export function defaultType(
  types: readonly ServerType[],
  handle: string | undefined,
): ServerType | undefined {
  return [handle, DEFAULT_TYPE_HANDLE]
    .map((wanted) => types.find((type) => wanted !== undefined && type.handle === wanted))
    .find((type) => type !== undefined);
}

export function tabOf(type: ServerType | undefined, types: readonly ServerType[]): ServerTypeTab {
  const shown = type === undefined ? types : [type];
  return STORAGE_TABS.find((tab) => shown.some(SERVER_TYPE_TABS[tab].has)) ?? 'local';
}
