import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button, type ButtonProps } from './button';
import { preload } from './preload';

interface PopoverButtonProps extends Omit<ButtonProps, 'onClick' | 'ref' | 'children'> {
  /** What the trigger shows. */
  readonly trigger: ReactNode;
  /** Names the open panel for screen readers. */
  readonly label: string;
  /** What the panel holds; gets what closes it. */
  readonly children: (close: () => void) => ReactNode;
}

const load = () => import('./popover-panel');
const PopoverPanel = lazy(async () => ({ default: (await load()).PopoverPanel }));

/** Fetches the code of small panels ahead of the first one. */
export function preloadPopover(): void {
  preload(load);
}

/** A button that opens a small panel beside itself: facets, columns, help. */
export function PopoverButton({ trigger, label, children, ...button }: PopoverButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        {...button}
        ref={ref}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerOver={preloadPopover}
        onFocusCapture={preloadPopover}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PopoverPanel label={label} trigger={ref} onClose={close}>
            {children(close)}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  );
}
