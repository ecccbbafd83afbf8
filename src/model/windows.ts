import type { ImageRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';

export function isWindows(image: Pick<ImageRecord, 'name' | 'licence_name'>): boolean {
  return /windows/i.test(image.name ?? '') || /windows/i.test(image.licence_name ?? '');
}

export function windowsProblem(
  image: Pick<ImageRecord, 'name' | 'licence_name'>,
  account: Records['account'] | undefined,
): string | undefined {
  return isWindows(image) && !allowsWindows(account)
    ? 'This account cannot have Windows servers'
    : undefined;
}

export function allowsWindows(account: Records['account'] | undefined): boolean {
  return (account?.windows_servers_limit ?? 0) > 0;
}
