import type { ScreenRoute } from '@/components/records/page/screen-route';
import { idInAddress } from '@/model/orbit/ids';
import { KINDS } from '@/model/kinds';
import {
  createWords,
  type EditedKind,
  type EditorOf,
  type ListedKind,
  listWords,
} from '@/model/pages';
import type { ModalProps } from '@/ui/dialogs/modal';
import type { Setting } from './settings-card';
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
  readonly param?: string;
  /** Settings with a title have an editor. */
  readonly settings?: Settings<K>;
  readonly editors?: { readonly [F in EditorOf<K>]?: Omit<ScreenRoute, 'path'> };
  readonly partEditors?: readonly ScreenRoute[];
  readonly pages?: readonly ScreenRoute[];
}

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

interface AddScreen extends Pick<ScreenRoute, 'load' | 'editors'> {
  readonly over?: true;
}

interface KindArea<K extends ListedKind> {
  readonly list: ScreenRoute['load'];
  readonly add?: AddScreen;
  readonly page: Omit<RecordRoute<K>, 'kind'>;
  readonly tabs?: ScreenRoute['tabs'];
}

function addRoute(kind: ListedKind, { load, editors = [] }: Omit<AddScreen, 'over'>): ScreenRoute {
  const words = createWords(kind);
  return { path: 'add', ...(words && { title: words.title }), load, editors };
}

export function kindArea<K extends ListedKind>(kind: K, area: KindArea<K>): ScreenRoute {
  const { list, add, page, tabs } = area;
  const { title, crumb, section } = listWords(kind);
  const added = add === undefined ? [] : [addRoute(kind, add)];
  return {
    path: KINDS[kind].route ?? '',
    ...(title !== undefined && { title }),
    ...(tabs !== undefined && { tabs }),
    ...(section !== undefined && { section }),
    crumb,
    load: list,
    editors: add?.over === true ? added : [],
    pages: [...(add?.over === true ? [] : added), recordRoute({ kind, ...page })],
  };
}
