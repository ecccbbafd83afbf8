import { lazy, Suspense, useState } from 'react';
import { CreateSection } from '@/components/editors/create-section';
import { Button } from '@/ui/button';
import { Row } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';

const ShowAs = lazy(async () => ({ default: (await import('./show-as')).ShowAs }));

/** The form as text for a shell or file, written on demand. */
export function ShowAsSection() {
  const [open, setOpen] = useState(false);
  return (
    <CreateSection title="Show as">
      <Row>
        <Button size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide' : 'Show'}
        </Button>
        <span className="muted">What you have chosen so far, for curl, the CLI or Terraform.</span>
      </Row>
      {open && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ShowAs />
        </Suspense>
      )}
    </CreateSection>
  );
}
