import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from './button';
import type { IconName } from './icon';
import { IconButton } from './icon-button';
import { preload } from './preload';

interface ActionWords {
  /** Unique within its menu. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Why it cannot be done now. The item stays, can be focused, and says so. */
  readonly disabledReason?: string | undefined;
  /** It destroys: red, and in a last section of its own. */
  readonly danger?: boolean | undefined;
  /** Items of one section stand together under its words. */
  readonly section?: string | undefined;
}

/** One item of an `ActionMenu`: it does something, or it leads somewhere as a real link. */
export type Action =
  | (ActionWords & { readonly onAction: () => void })
  | (ActionWords & { readonly href: string });

interface ActionMenuProps {
  /** The trigger's words; its accessible name when it shows an icon alone. */
  readonly label: string;
  /** The items, or what makes them when the menu opens: rules need not run for every row. */
  readonly items: readonly Action[] | (() => readonly Action[]);
  /** Shows this icon alone in the place of the label. */
  readonly icon?: IconName | undefined;
  /** An icon before the label. */
  readonly leadingIcon?: IconName | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly busy?: boolean | undefined;
  readonly disabledReason?: string | undefined;
}

const load = () => import('./menu-popover');
const MenuPopover = lazy(async () => ({ default: (await load()).MenuPopover }));

/** Fetches the code of menus ahead of the first one. */
export function preloadMenu(): void {
  preload(load);
}

/** A button that opens a menu. The menu's code is fetched when the trigger is neared. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, items, icon, leadingIcon, variant, size, busy, disabledReason } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const chosen = useRef<() => void>(undefined);

  // The action runs once the menu is gone, so that a dialog it opens returns the focus here.
  useEffect(() => {
    const action = chosen.current;
    if (open || action === undefined) return;
    chosen.current = undefined;
    trigger.current?.focus();
    action();
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
        <IconButton {...shared} icon={icon} label={label} variant={variant ?? 'quiet'} />
      ) : (
        <Button {...shared} icon={leadingIcon} trailingIcon="chevron-down" variant={variant}>
          {label}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <MenuPopover
            label={label}
            trigger={trigger}
            items={typeof items === 'function' ? items() : items}
            edge={icon ? 'end' : 'start'}
            onClose={() => setOpen(false)}
            onChoose={(action) => {
              chosen.current = action;
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
