import type { ImageRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';

/** True if the name (spec 1 §9) or the licence of an image says Windows. */
export function isWindows(image: Pick<ImageRecord, 'name' | 'licence_name'>): boolean {
  return /windows/i.test(image.name ?? '') || /windows/i.test(image.licence_name ?? '');
}

/** Says why an account cannot create Windows servers (spec 2 §§1, 5). */
export function windowsProblem(
  image: Pick<ImageRecord, 'name' | 'licence_name'>,
  account: Records['account'] | undefined,
): string | undefined {
  return isWindows(image) && !allowsWindows(account)
    ? 'This account cannot have Windows servers'
    : undefined;
}

/** True if an account may have Windows servers (spec 2 §1). */
export function allowsWindows(account: Records['account'] | undefined): boolean {
  return (account?.windows_servers_limit ?? 0) > 0;
}
