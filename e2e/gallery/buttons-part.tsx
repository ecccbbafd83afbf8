import { useState } from 'react';
import { Button, IconButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink, LinkButton, TextLink } from '@/ui/link';
import { Row, Stack } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
import { TabButtons, TabLinks } from '@/ui/tabs';
import { Tooltip } from '@/ui/tooltip';

const views = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'grid', label: 'Grid', icon: 'grid' },
] as const;

const tabs = [
  ['ssd', 'Local SSD'],
  ['block', 'Block Storage'],
] as const;

const ranges = [
  { value: 'hour', label: 'Hour' },
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
] as const;

export function ButtonsPart() {
  const [busy, setBusy] = useState(true);
  const [view, setView] = useState<'list' | 'grid'>('list');
  const [range, setRange] = useState<'hour' | 'day' | 'month'>('hour');
  const [tab, setTab] = useState<(typeof tabs)[number][0]>('ssd');
  return (
    <Card title="Buttons and links">
      <Stack gap="m">
        <Row>
          <Button variant="primary" icon="plus">
            Create server
          </Button>
          <Button icon="terminal">Console</Button>
          <Button variant="quiet">Clear</Button>
          <Button variant="danger" icon="trash">
            Delete server
          </Button>
          <LinkButton to="/" icon="snapshot">
            A link
          </LinkButton>
        </Row>
        <Row>
          <Button size="s" variant="primary">
            Small
          </Button>
          <Button size="s">Attach volume</Button>
          <Button size="s" variant="quiet">
            Quiet
          </Button>
          <IconButton icon="pencil" label="Rename" />
          <IconButton icon="more" label="More" variant="default" />
          <IconButton icon="trash" label="Delete" size="s" disabledReason="It is locked" />
          <IconButton icon="refresh" label="Refresh" busy />
        </Row>
        <Row>
          <Button variant="primary" busy={busy}>
            Saving
          </Button>
          <Button busy={busy}>Stop</Button>
          <Button size="s" onClick={() => setBusy(!busy)}>
            Toggle busy
          </Button>
          <Button disabledReason="A locked server cannot be stopped">Stop</Button>
          <Button variant="primary" disabledReason="Choose a zone first">
            Create
          </Button>
        </Row>
        <Row>
          <SegmentedControl label="View" value={view} options={views} onChange={setView} />
          <SegmentedControl label="Range" value={range} options={ranges} onChange={setRange} />
          <TextLink to="/">srv-web01</TextLink>
          <ExternalLink href="https://example.com/">Documentation</ExternalLink>
          <Tooltip text="Locked: it cannot be changed">a word with a tooltip</Tooltip>
        </Row>
        <TabLinks
          label="Parts"
          tabs={[
            { to: '/', label: 'Overview', current: true },
            { to: '/rules/', label: 'Rules', current: false },
            { to: '/history/', label: 'History', current: false },
          ]}
        />
        <TabButtons label="Types" tabs={tabs} current={tab} onTab={setTab} />
      </Stack>
    </Card>
  );
}
