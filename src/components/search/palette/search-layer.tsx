import { lazyPart } from '@/lib/lazy-part';
import { fetchModal } from '@/ui/dialogs/modal';
import { lazyLayer } from '@/ui/lazy-layer';

const load = lazyPart(() => import('./palette'));
const loadKeys = lazyPart(() => import('./keys-dialog'));

/** With its frame, so that the field stands as soon as it is here. */
export const Palette = lazyLayer(async () => {
  const [part] = await Promise.all([load(), fetchModal()]);
  return { default: part.Palette };
});
export const KeysDialog = lazyLayer(async () => ({ default: (await loadKeys()).KeysDialog }));
