import type { PermissionsGroup } from '@/wire/people';

export const PERMISSIONS = [
  {
    value: 'full',
    label: 'Full',
    detail: 'Reads and changes everything in this account, Orbit included.',
  },
  {
    value: 'storage',
    label: 'Storage',
    detail: 'Reaches Orbit alone, and there only what the access rules of a container grant it.',
  },
] as const satisfies readonly {
  readonly value: PermissionsGroup;
  readonly label: string;
  readonly detail: string;
}[];

export function permissionsLabel(group: string): string {
  return PERMISSIONS.find(({ value }) => value === group)?.label ?? group;
}
