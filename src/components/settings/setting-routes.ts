import type { ModalProps } from '@/ui/dialogs/modal';
import type { EditedKind, EditorOf } from '@/model/paths';
import type { ScreenRoute } from '../page/screen-route';
import type { Setting } from './setting';

interface SettingRoutes<K extends EditedKind> {
  readonly kind: K;
  readonly param: string;
  readonly settings: () => Promise<readonly Setting<K>[]>;
  readonly size?: ModalProps['size'];
  readonly titles: { readonly [F in EditorOf<K>]?: string };
}

/** Editor routes of settings whose control is data. A name is edited in place of the title. */
export function settingRoutes<K extends EditedKind>(area: SettingRoutes<K>): ScreenRoute[] {
  const { kind, param, size } = area;
  return Object.entries<string | undefined>(area.titles).map(([path, title = '']) => ({
    path,
    params: { [param]: kind },
    handle: path === 'name' ? { title, place: 'title' } : { title },
    load: async () => {
      const [{ settingEditor }, settings] = await Promise.all([
        import('./setting-editor'),
        area.settings(),
      ]);
      const setting = settings.find(({ editor }) => editor === path);
      return { default: settingEditor({ kind, param, size, setting }) };
    },
  }));
}
