import {
  CREATED,
  DESCRIPTION,
  type Setting,
} from '@/components/record-page/settings/settings-card';
import { whenKnown, NONE } from '@/components/records/absent';
import { canRename, groupNameProblem } from '@/model/server-group/rules';
import { CopyButton } from '@/ui/copy-button';

export const GROUP_SETTINGS: readonly Setting<'server_group'>[] = [
  {
    label: 'Name',
    editor: 'name',
    rule: canRename,
    control: { type: 'line', idAsPlaceholder: true, problem: groupNameProblem },
  },
  { ...DESCRIPTION, control: { ...DESCRIPTION.control, optional: false } },
  {
    label: 'Host name',
    wide: true,
    words: ({ fqdn }) => (fqdn ? <code>{fqdn}</code> : undefined),
    action: ({ fqdn }) => fqdn && <CopyButton compact text={fqdn} what="the host name" />,
  },
  {
    label: 'Firewall policy',
    words: ({ firewall_policy: policy }) =>
      whenKnown(policy, (own) => (own ? <code>{own}</code> : NONE)),
  },
  CREATED,
];
