import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { Chip, Chips, StatusBadge, Tag } from '@/ui/badges';
import { CodeLine, Copyable, CopyButton } from '@/ui/copy-button';
import { Definition, DefinitionGrid, DefinitionNote } from '@/ui/definition-grid';
import { Columns, Row, Stack } from '@/ui/page/columns';
import { Progress } from '@/ui/progress';
import { Time } from '@/ui/time';
import { Clamp, Truncate } from '@/ui/tooltip';

const longName = 'a-server-with-a-name-that-goes-on-for-much-longer-than-anyone-needs';
const longText =
  'Wheelhouse keeps a watch on every server you run, and tells you what changed, when, and who did it. '.repeat(
    6,
  );

export function StatusPart() {
  return (
    <Columns
      aside={
        <Card title="Small words">
          <Stack gap="m">
            <Row>
              <Avatar name="Dana Demo" id="usr-ddemo" />
              <Avatar name="Robin" id="usr-robin" />
              <Avatar name="Demo Studio" id="acc-demo1" shape="square" />
              <Avatar plain name="Dana Demo" id="usr-ddemo" />
              <Avatar plain name="Demo Studio" id="acc-demo1" shape="square" />
              <Tag>New</Tag>
              <Tag tone="grey">default</Tag>
              <Tag tone="orange">trial</Tag>
            </Row>
            <Chips>
              <Chip>env: production</Chip>
              <Chip>default</Chip>
            </Chips>
            <p>
              <Truncate text={longName} />
            </p>
            <Clamp title={longText}>{longText}</Clamp>
          </Stack>
        </Card>
      }
    >
      <Card title="Status">
        <Stack gap="m">
          <Row>
            <StatusBadge status="active" colour="green" />
            <StatusBadge status="inactive" colour="orange" />
            <StatusBadge status="failed" colour="red" />
            <StatusBadge status="unmapped" colour="grey" />
            <StatusBadge status="creating" colour="green" busy />
            <StatusBadge status="deleting" colour="red" busy />
          </Row>
          <Progress label="Creating web-3" value={0.62} />
          <Progress label="Loading" />
          <CodeLine text="ssh ubuntu@public.srv-nbs01.gb1.example.net" what="the SSH command" />
        </Stack>
      </Card>
      <Card title="Settings" note="4" flush>
        <DefinitionGrid>
          <Definition label="Name" editTo="/name/">
            storage-node
          </Definition>
          <Definition label="ID">
            <Copyable compact text="srv-nbs01" what="the ID" />
          </Definition>
          <Definition label="Host name" action={<CopyButton compact text="public.srv-nbs01" />}>
            <code>public.srv-nbs01</code>
            <DefinitionNote>once it has a cloud IP</DefinitionNote>
          </Definition>
          <Definition label="User data">
            <span className="muted">none</span>
          </Definition>
          <Definition label="Created">
            <Time iso="2026-08-14T08:12:00Z" exact="14 Aug 2026 9:12">
              3 months ago
            </Time>
          </Definition>
        </DefinitionGrid>
      </Card>
    </Columns>
  );
}
