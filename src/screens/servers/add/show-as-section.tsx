import { CreateSection } from '@/components/forms/editors/create-section';
import { ShowAsToggle } from '@/components/forms/show-as-toggle';
import { lazyPart } from '@/lib/lazy-part';
import { lazyLayer } from '@/ui/lazy-layer';

const load = lazyPart(() => import('./show-as'));
const ShowServerAs = lazyLayer(async () => ({ default: (await load()).ShowServerAs }));

/** The form as text for a shell or file, written on demand. */
export function ShowAsSection() {
  return (
    <CreateSection title="Show as">
      <ShowAsToggle label="Show">{() => <ShowServerAs />}</ShowAsToggle>
    </CreateSection>
  );
}
