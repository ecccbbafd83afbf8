import type { PermissionsGroup } from '@/wire/people';

export const PERMISSIONS = [
  {
    value: 'full',
    label: 'Full',
    detail: 'Can read and change everything in this account, including Orbit.',
  },
  {
    value: 'storage',
    label: 'Storage',
    detail: 'Can only use Orbit, and there only what a container’s access rules allow.',
  },
] as const satisfies readonly {
  readonly value: PermissionsGroup;
  readonly label: string;
  readonly detail: string;
}[];

export function permissionsLabel(group: string): string {
  return PERMISSIONS.find(({ value }) => value === group)?.label ?? group;
}
