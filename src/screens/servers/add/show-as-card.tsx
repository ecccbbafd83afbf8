import { lazy, Suspense, useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';

const ShowAs = lazy(async () => ({ default: (await import('./show-as')).ShowAs }));

/** The form as text for a shell or file, written on demand. */
export function ShowAsCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card
      title="Show as"
      note="curl, command line or Terraform"
      actions={
        <Button size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide' : 'Show'}
        </Button>
      }
    >
      {open ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ShowAs />
        </Suspense>
      ) : (
        <p className="muted">The same without this screen, with what you have chosen so far.</p>
      )}
    </Card>
  );
}
