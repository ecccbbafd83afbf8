import type { ScheduledKind } from '@/model/snapshots/plan';
import type { LoadSettings } from './plan-rule';

export const planEditors = <K extends ScheduledKind>(kind: K, load: LoadSettings<K>) => ({
  snapshots_schedule: {
    title: 'Snapshot schedule',
    load: async () => (await import('./schedule-editor')).scheduleEditor(kind, load),
  },
  snapshots_retention: {
    title: 'Snapshot retention',
    load: async () => (await import('./retention-editor')).retentionEditor(kind, load),
  },
});
