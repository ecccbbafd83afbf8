import {
  CREATED,
  DESCRIPTION,
  type Setting,
} from '@/components/record-page/settings/settings-card';
import { whenKnown, NONE } from '@/components/records/absent';
import { canRename, groupNameProblem } from '@/model/server-group/rules';
import { CopyButton } from '@/ui/copy-button';
import { words } from './words';

export const GROUP_SETTINGS: readonly Setting<'server_group'>[] = [
  {
    label: words.labels.name,
    editor: 'name',
    rule: canRename,
    control: { type: 'line', idAsPlaceholder: true, problem: groupNameProblem },
  },
  { ...DESCRIPTION, control: { ...DESCRIPTION.control, optional: false } },
  {
    label: words.settings.hostName,
    wide: true,
    words: ({ fqdn }) => (fqdn ? <code>{fqdn}</code> : undefined),
    action: ({ fqdn }) =>
      fqdn && <CopyButton compact text={fqdn} what={words.settings.copiedHostName} />,
  },
  {
    label: words.settings.policy,
    words: ({ firewall_policy: policy }) =>
      whenKnown(policy, (own) => (own ? <code>{own}</code> : NONE)),
  },
  CREATED,
];
