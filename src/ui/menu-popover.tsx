import { type RefObject, useEffect } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { useHref, useNavigate } from 'react-router-dom';
import type { Action } from './action-menu';
import { preloadModal } from './dialogs/modal';
import { Icon } from './icon';
import styles from './menu-popover.module.css';
import { popoverGap } from './popover-gap';
import { words } from './words';

interface MenuPopoverProps {
  readonly label: string;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly items: readonly Action[];
  readonly placement: 'bottom start' | 'bottom end' | 'start top';
  readonly inBar: boolean | undefined;
  readonly onClose: () => void;
  /** Called with the chosen action, which does nothing for a link. */
  readonly onChoose: (action: () => void) => void;
}

/** Sections as they first appear, what destroys last. */
export function sectionsOf(items: readonly Action[]): readonly (readonly [string, Action[]])[] {
  const sections = new Map<string, Action[]>();
  const harmless = items.filter((item) => !item.danger);
  for (const item of [...harmless, ...items.filter((item) => item.danger)]) {
    const key = item.danger ? 'danger' : `section ${item.section ?? ''}`;
    sections.set(key, [...(sections.get(key) ?? []), item]);
  }
  return [...sections];
}

function leadsOut(href: string): boolean {
  return URL.canParse(href);
}

/** The router would take any address for a path. */
function useAddress(href: string): string {
  const inside = useHref(href);
  return leadsOut(href) ? href : inside;
}

export function MenuPopover(props: MenuPopoverProps) {
  const { label, trigger, items, placement, inBar, onClose, onChoose } = props;
  const navigate = useNavigate();
  const sections = sectionsOf(items);
  const first = firstOf(sections.flatMap(([, members]) => members));
  // Most actions begin with a question.
  useEffect(preloadModal, []);
  return (
    <RouterProvider navigate={(path) => void navigate(path)} useHref={useAddress}>
      <Popover
        isOpen
        aria-label={label}
        triggerRef={trigger}
        placement={placement}
        offset={popoverGap(inBar)}
        className={styles.popover ?? ''}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Menu aria-label={label} className={styles.menu ?? ''} onClose={onClose}>
          {sections.map(([key, members]) => (
            <MenuSection
              key={key}
              className={styles.section ?? ''}
              aria-label={titleOf(members)}
              data-danger={members[0]?.danger}
            >
              {members[0]?.section !== undefined && !members[0].danger && (
                <Header className={styles.title ?? ''}>{members[0].section}</Header>
              )}
              {members.map((item) => (
                <ActionItem
                  key={item.id}
                  item={item}
                  isFirst={item === first}
                  onChoose={onChoose}
                />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </RouterProvider>
  );
}

/** First action that is possible and does no harm, else the first of all. */
function firstOf(items: readonly Action[]): Action | undefined {
  return (
    items.find(({ disabledReason, danger }) => disabledReason === undefined && !danger) ?? items[0]
  );
}

/** The library would focus its first item, or after Enter or Space the empty menu. */
function takeFocus(item: HTMLElement | null): void {
  item?.focus({ preventScroll: true });
}

function titleOf(members: readonly Action[]): string {
  if (members[0]?.danger) return words.menu.careful;
  return members[0]?.section ?? words.menu.actions;
}

interface ActionItemProps {
  readonly item: Action;
  readonly isFirst: boolean;
  readonly onChoose: (action: () => void) => void;
}

function ActionItem({ item, isFirst, onChoose }: ActionItemProps) {
  const { id, label, icon, danger, disabledReason } = item;
  const href = 'href' in item ? item.href : undefined;
  const outside = href !== undefined && leadsOut(href);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <Text slot="label" className={styles.label ?? ''}>
        {label}
        {outside && <span className="visually-hidden"> {words.link.outside}</span>}
      </Text>
      {disabledReason !== undefined && (
        <Text slot="description" className={styles.reason ?? ''}>
          {disabledReason}
        </Text>
      )}
    </>
  );
  const shared = {
    id,
    textValue: label,
    className: styles.item ?? '',
    'data-danger': danger,
    ref: isFirst ? takeFocus : undefined,
  };
  if (disabledReason !== undefined) {
    // The library's disabled items cannot be focused, so nobody would read the reason.
    return (
      <MenuItem
        {...shared}
        shouldCloseOnSelect={false}
        render={(props) => <div {...(props as object)} aria-disabled="true" />}
      >
        {content}
      </MenuItem>
    );
  }
  return 'href' in item ? (
    <MenuItem
      {...shared}
      href={item.href}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
      onAction={() => onChoose(() => undefined)}
    >
      {content}
    </MenuItem>
  ) : (
    <MenuItem {...shared} onAction={() => onChoose(item.onAction)}>
      {content}
    </MenuItem>
  );
}
