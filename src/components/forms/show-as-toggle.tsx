import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { LayerHost } from '@/ui/lazy-layer';
import { Row } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';

interface ShowAsToggleProps {
  readonly label: string;
  /** Called, and its code loaded, on the first press. */
  readonly children: () => ReactNode;
}

export function ShowAsToggle({ label, children }: ShowAsToggleProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Row>
        <Button size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide' : label}
        </Button>
        <span className="muted">What you have chosen so far, for curl, the CLI or Terraform.</span>
      </Row>
      {open && <LayerHost waiting={<Skeleton shape="block" />}>{children()}</LayerHost>}
    </>
  );
}
