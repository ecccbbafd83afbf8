import { paths } from '@/model/paths';
import { type Action, ActionMenu } from '@/ui/action-menu';
import { type Config, RELEASE } from '../config';

/** Documentation, System Status, Changelog, Contact Support (spec 1 §2). */
function items(links: Config['links'], account: string | undefined): Action[] {
  const outside: Action[] = (
    [
      ['documentation', 'Documentation', 'book'],
      ['status', 'System Status', 'clock'],
      ['changelog', 'Changelog', 'list'],
    ] as const
  ).flatMap(([id, label, icon]) => {
    const href = links[id];
    return href === undefined ? [] : [{ id, label, icon, href, section: RELEASE }];
  });
  if (account === undefined) return outside;
  const support = { id: 'support', label: 'Contact Support', icon: 'chat' } as const;
  return [...outside, { ...support, href: paths.support(account), section: RELEASE }];
}

interface HelpMenuProps {
  readonly links: Config['links'];
  readonly account: string | undefined;
}

export function HelpMenu({ links, account }: HelpMenuProps) {
  return <ActionMenu label="Help" icon="help" items={items(links, account)} />;
}
