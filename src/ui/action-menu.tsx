import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { Button, type ButtonSize, type ButtonVariant, IconButton } from './button';
import type { IconName } from './icon';
import { LayerHost, lazyLayer, preload } from './lazy-layer';

interface ActionLabels {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly disabledReason?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly section?: string | undefined;
}

export type Action =
  | (ActionLabels & { readonly onAction: () => void })
  | (ActionLabels & { readonly href: string });

interface ActionMenuProps {
  readonly label: string;
  readonly trigger?: string | undefined;
  /**
   * Items, or the hook that makes them while the menu is open: rules need not run for every row.
   */
  readonly items: readonly Action[] | (() => readonly Action[]);
  readonly icon?: IconName | undefined;
  readonly face?: ReactNode;
  readonly leadingIcon?: IconName | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly beside?: boolean | undefined;
  /** The button stands in the top bar. */
  readonly inBar?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly disabledReason?: string | undefined;
}

const load = lazyPart(() => import('./menu-popover'));
const MenuPopover = lazyLayer(async () => ({ default: (await load()).MenuPopover }));

function preloadMenu(): void {
  preload(load);
}

interface OpenMenuProps extends Omit<ComponentProps<typeof MenuPopover>, 'items'> {
  readonly useItems: () => readonly Action[];
}

function OpenMenu({ useItems, ...rest }: OpenMenuProps) {
  return <MenuPopover {...rest} items={useItems()} />;
}

export function ActionMenu(props: ActionMenuProps) {
  const { label, items, icon, face, leadingIcon, variant, size, busy, disabledReason } = props;
  const { beside = false, inBar } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const chosen = useRef<() => void>(undefined);

  // After the menu has closed, so that a dialog that it opens returns the focus here.
  useEffect(() => {
    const action = chosen.current;
    if (open || action === undefined) return;
    chosen.current = undefined;
    trigger.current?.focus();
    // Not within React's own work: an action may need to be drawn at once.
    queueMicrotask(action);
  }, [open]);

  const shared = {
    ref: trigger,
    size,
    busy,
    disabledReason,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onClick: () => setOpen(!open),
    onPointerOver: preloadMenu,
    onFocusCapture: preloadMenu,
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || busy || disabledReason !== undefined) return;
      event.preventDefault();
      setOpen(true);
    },
  };

  return (
    <>
      {icon ? (
        <IconButton
          {...shared}
          icon={icon}
          face={face}
          label={label}
          variant={variant ?? 'quiet'}
        />
      ) : (
        <Button
          {...shared}
          icon={leadingIcon}
          trailingIcon="chevron-down"
          variant={variant}
          aria-label={props.trigger && label}
        >
          {props.trigger ?? label}
        </Button>
      )}
      {open && (
        <LayerHost>
          <OpenMenu
            label={label}
            trigger={trigger}
            inBar={inBar}
            useItems={typeof items === 'function' ? items : () => items}
            placement={beside ? 'start top' : icon ? 'bottom end' : 'bottom start'}
            onClose={() => setOpen(false)}
            onChoose={(action) => {
              chosen.current = action;
              setOpen(false);
            }}
          />
        </LayerHost>
      )}
    </>
  );
}
