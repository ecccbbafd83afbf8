import { lazyPart } from '@/lib/lazy-part';
import { fetchModal } from '@/ui/dialogs/modal';
import { lazyLayer } from '@/ui/lazy-layer';

const load = lazyPart(() => import('./palette'));
const loadKeys = lazyPart(() => import('./keys-dialog'));

/** Loads with its frame, so that the field is shown at once. */
export const Palette = lazyLayer(async () => {
  const [part] = await Promise.all([load(), fetchModal()]);
  return { default: part.Palette };
});
export const KeysDialog = lazyLayer(async () => ({ default: (await loadKeys()).KeysDialog }));
