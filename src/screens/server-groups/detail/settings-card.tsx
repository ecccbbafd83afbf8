import { Description } from '@/components/links/description';
import { CreatedDate } from '@/components/records/created';
import { later, NONE } from '@/components/records/fact-words';
import { paths } from '@/model/paths';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';

interface SettingsCardProps {
  readonly group: ServerGroupRecord;
  readonly account: string;
  readonly now: number;
}

/** What a group is for. */
export function SettingsCard({ group, account, now }: SettingsCardProps) {
  const { id, description, fqdn, firewall_policy: policy } = group;
  return (
    <Card title="Settings" flush>
      <DefinitionGrid>
        <Definition
          wide
          label="Description"
          editTo={paths.editor('server_group', account, id, 'description')}
        >
          {later(description, (text) =>
            text ? <Description text={text} account={account} /> : NONE,
          )}
        </Definition>
        {fqdn && (
          <Definition
            wide
            label="Host name"
            action={<CopyButton compact text={fqdn} what="the host name" />}
          >
            <code>{fqdn}</code>
          </Definition>
        )}
        <Definition label="Firewall policy">
          {later(policy, (own) => (own ? <code>{own}</code> : NONE))}
        </Definition>
        <Definition label="Created">
          <CreatedDate iso={group.created_at} now={now} />
        </Definition>
      </DefinitionGrid>
    </Card>
  );
}
