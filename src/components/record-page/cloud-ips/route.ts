import type { ScreenRoute } from '@/components/records/page/screen-route';
import type { DestinationKind } from '@/model/cloud-ip/describe';

export function cloudIpsEditor(
  kind: DestinationKind,
  param: string = kind,
): Omit<ScreenRoute, 'path'> {
  return {
    title: 'Map a cloud IP',
    load: async () => ({ default: (await import('./map-to-editor')).mapToEditor(kind, param) }),
  };
}
