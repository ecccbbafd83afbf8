import { lazy } from 'react';
import { CreateSection } from '@/components/editors/create-section';
import { ShowAsToggle } from '@/components/show-as/show-as-toggle';

const ShowServerAs = lazy(async () => ({ default: (await import('./show-as')).ShowServerAs }));

/** The form as text for a shell or file, written on demand. */
export function ShowAsSection() {
  return (
    <CreateSection title="Show as">
      <ShowAsToggle label="Show">{() => <ShowServerAs />}</ShowAsToggle>
    </CreateSection>
  );
}
