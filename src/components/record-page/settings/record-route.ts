import type { ScreenRoute } from '@/components/records/page/screen-route';
import { idInAddress } from '@/model/orbit/ids';
import type { EditedKind, EditorOf } from '@/model/paths';
import type { ModalProps } from '@/ui/dialogs/modal';
import type { Setting } from './setting';
import type { Edited } from './setting-editor';

interface Settings<K extends EditedKind> {
  readonly load: () => Promise<readonly Setting<K>[]>;
  readonly titles: { readonly [F in EditorOf<K>]?: string };
  readonly size?: ModalProps['size'];
}

interface RecordRoute<K extends EditedKind> extends Pick<ScreenRoute, 'load' | 'tab'> {
  readonly kind: K;
  /** Path between the list and the record: 'application/'. */
  readonly below?: string;
  /** Its route parameter, if not named after the kind. */
  readonly param?: string;
  /** Settings with a title have an editor. */
  readonly settings?: Settings<K>;
  /** Other editors by path. */
  readonly editors?: { readonly [F in EditorOf<K>]?: Omit<ScreenRoute, 'path'> };
  /** Editors of parts of the record, with parameters of their own. */
  readonly partEditors?: readonly ScreenRoute[];
  readonly pages?: readonly ScreenRoute[];
}

/** Editors of settings whose control is data. */
export function settingEditors<K extends EditedKind>(
  edited: Edited<K>,
  { load, titles, size }: Settings<K>,
): ScreenRoute[] {
  return Object.entries<string | undefined>(titles).map(([path, title = '']) => ({
    path,
    title,
    ...(edited.named === true && path === 'name' && { place: 'title' }),
    load: async () => {
      const [{ settingEditor }, settings] = await Promise.all([import('./setting-editor'), load()]);
      const setting = settings.find(({ editor }) => editor === path);
      return { default: settingEditor({ ...edited, size, setting }) };
    },
  }));
}

/** A record's page, below its list. */
export function recordRoute<K extends EditedKind>(page: RecordRoute<K>): ScreenRoute {
  const { kind, param = kind, load, settings, pages = [], partEditors = [] } = page;
  const useId: Edited<K>['useId'] = (params) => idInAddress(kind, param, params);
  const others = Object.entries<Omit<ScreenRoute, 'path'> | undefined>(page.editors ?? {});
  const editors = [
    ...(settings === undefined ? [] : settingEditors({ kind, useId, named: true }, settings)),
    ...others.flatMap(([path, editor]) => (editor ? [{ path, ...editor }] : [])),
    ...partEditors,
  ];
  return {
    path: `${page.below ?? ''}:${param}`,
    params: { [param]: kind },
    record: { kind, param },
    ...(page.tab !== undefined && { tab: page.tab }),
    load,
    editors,
    pages,
  };
}
