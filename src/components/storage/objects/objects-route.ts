import type { ScreenRoute } from '@/components/records/page/screen-route';

/**
 * The objects of a container, below its page. A name is one segment where its slashes are encoded (`objectPart`
 * of `src/model/paths.ts`), else several.
 */
export function objectsRoute(
  path: 'objects' | 'browse',
  load: NonNullable<ScreenRoute['load']>,
): ScreenRoute {
  return {
    path,
    title: 'Objects',
    crumb: 'Objects',
    load,
    pages: [
      { path: ':object', title: 'Object', load },
      { path: '*', title: 'Object', load },
    ],
  };
}
