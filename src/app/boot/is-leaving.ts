import { publicPaths } from '@/model/public-paths';

export function isLeaving(pathname: string): boolean {
  return pathname.replace(/\/?$/u, '/') === publicPaths.logout;
}
