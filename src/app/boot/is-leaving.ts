import { paths } from '@/model/paths';

/** Whether whoever opens an address is leaving (spec 1 §2). */
export function isLeaving(pathname: string): boolean {
  return pathname.replace(/\/?$/u, '/') === paths.logout;
}
