import { publicPaths } from '@/model/public-paths';

/** True for `/logout/` (spec 1 §2). */
export function isLeaving(pathname: string): boolean {
  return pathname.replace(/\/?$/u, '/') === publicPaths.logout;
}
