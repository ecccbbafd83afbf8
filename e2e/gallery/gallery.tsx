import { useState } from 'react';
import { ActionMenu } from '@/ui/action-menu';
import { DialogOutlet, DialogProvider } from '@/ui/dialogs/dialog-stack';
import { AppFrame } from '@/ui/page/app-frame';
import { NavItem, NavSection } from '@/ui/page/nav-item';
import { PageHeader } from '@/ui/page/page-header';
import { Stack } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
import { StatusBadge } from '@/ui/badges';
import { ButtonsPart } from './buttons-part';
import { ChartsPart } from './charts-part';
import { DataPart } from './data-part';
import { FeedbackPart } from './feedback-part';
import { FieldsPart } from './fields-part';
import { OverlaysPart } from './overlays-part';
import { sampleActions } from './sample-actions';
import { StatusPart } from './status-part';
import { TokensPart } from './tokens-part';

type Theme = 'light' | 'dark' | 'system';

const themes = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'As the system', icon: 'monitor' },
] as const;

/** Every component in every state, for developers: `/e2e/gallery/` of `npm start`. */
export function Gallery() {
  const [collapsed, setCollapsed] = useState(false);
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <DialogProvider>
      <AppFrame
        product="Wheelhouse"
        collapsed={collapsed}
        onCollapsed={setCollapsed}
        drawerOpen={drawerOpen}
        onDrawer={setDrawerOpen}
        nav={<SampleNav />}
        bar={
          <>
            <ThemeSwitch />
            <StatusBadge status="Live" colour="green" />
            <ActionMenu label="Dana Demo" variant="quiet" items={sampleActions} />
          </>
        }
      >
        <PageHeader
          crumbs={[{ label: 'Development' }, { label: 'Primitives', to: '/' }]}
          title="The design system"
          status={<StatusBadge status="in use" colour="green" />}
          subtitle="Every primitive in every state, in the theme chosen above."
        />
        <Stack>
          <TokensPart />
          <ButtonsPart />
          <FieldsPart />
          <StatusPart />
          <FeedbackPart />
          <DataPart />
          <ChartsPart />
          <OverlaysPart />
        </Stack>
      </AppFrame>
      <DialogOutlet />
    </DialogProvider>
  );
}

function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  return (
    <SegmentedControl
      label="Theme"
      value={theme}
      options={themes}
      onChange={(next: Theme) => {
        setTheme(next);
        if (next === 'system') delete document.documentElement.dataset['theme'];
        else document.documentElement.dataset['theme'] = next;
      }}
    />
  );
}

function SampleNav() {
  return (
    <>
      <NavSection>
        <NavItem to="/" icon="dashboard" label="Primitives" />
      </NavSection>
      <NavSection title="Compute">
        <NavItem to="/servers/" icon="server" label="Cloud Servers" />
        <NavItem to="/groups/" icon="group" label="Server Groups" />
        <NavItem to="/images/" icon="image" label="Server Images" />
      </NavSection>
      <NavSection title="Storage">
        <NavItem to="/volumes/" icon="volume" label="Volumes" tag="New" />
        <NavItem to="/orbit/" icon="orbit" label="Orbit" />
      </NavSection>
    </>
  );
}
