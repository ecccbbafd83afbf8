import { type ReactNode, useRef, useState } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { Button, type ButtonProps } from './button';
import { LayerHost, lazyLayer, preload } from './lazy-layer';

interface PopoverButtonProps extends Omit<ButtonProps, 'onClick' | 'ref' | 'children'> {
  readonly trigger: ReactNode;
  readonly label: string;
  readonly edge?: 'start' | 'end';
  /** The button stands in the top bar. */
  readonly inBar?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

const load = lazyPart(() => import('./popover-panel'));
const PopoverPanel = lazyLayer(async () => ({ default: (await load()).PopoverPanel }));

function preloadPopover(): void {
  preload(load);
}

export function PopoverButton(props: PopoverButtonProps) {
  const { trigger, label, edge = 'start', inBar, children, ...button } = props;
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
        <LayerHost>
          <PopoverPanel label={label} trigger={ref} edge={edge} inBar={inBar} onClose={close}>
            {children(close)}
          </PopoverPanel>
        </LayerHost>
      )}
    </>
  );
}
