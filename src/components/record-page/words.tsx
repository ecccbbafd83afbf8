import type { ReactNode } from 'react';
import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';

/** Words that the pages of several kinds share. */
export const words = {
  state: {
    title: 'Status',
    ready: (noun: string) => `This ${noun} is ready.`,
    creating: (noun: string) => `This ${noun} is being created.`,
    /** @param more a whole sentence */
    creatingAnd: (noun: string, more: string) => `This ${noun} is being created. ${more}`,
    creatingFor: (noun: string, usual: string) =>
      `This ${noun} is being created. This takes about ${usual}.`,
    creatingLong: (noun: string, usual: string) =>
      `This ${noun} is still being created. It’s taking longer than the usual ${usual}.`,
    seconds: (seconds: number) => counted(seconds, 'second'),
    minutes: (minutes: number) => counted(minutes, 'minute'),
    deleting: (noun: string) => `This ${noun} is being deleted`,
    deleted: (noun: string) => `This ${noun} has been deleted`,
    gone: 'You can no longer change it.',
    locked: (noun: string) => `This ${noun} is locked`,
    revoked: (noun: string) => `This ${noun} has been revoked`,
    revokedText: 'It no longer works, and you can’t change it. Create a new one instead.',
    contactSupport: 'Contact support',
  },
  settings: {
    title: 'Settings',
    name: 'Name',
    description: 'Description',
    created: 'Created',
    revoked: 'Revoked',
    rename: 'Rename',
    renameLabel: (title: string) => `Rename ${title}`,
  },
  schedule: {
    title: 'Snapshot schedule',
    next: (time: ReactNode) => <>next {time}</>,
    frequency: 'Frequency',
    frequencies: { never: 'Never', day: 'Daily', week: 'Weekly', month: 'Monthly' },
    otherFrequency: 'Other pattern',
    day: 'Day',
    date: 'Date',
    time: 'Time (UTC)',
    crontab: 'Crontab',
    crontabExample: '0 8 * * *',
    crontabHint: 'Minute, hour, date, month and weekday in UTC. Leave empty for no snapshots.',
  },
  retention: {
    title: 'Snapshot retention',
    automatic: 'Delete old snapshots automatically',
    automaticHint: 'Applies to scheduled snapshots only.',
    count: 'Snapshots to keep',
  },
  volumes: {
    boot: 'boot',
    encrypted: 'encrypted',
    monthlyPrice: 'Price a month',
    hourlyPrice: 'Price an hour',
  },
  attach: {
    label: 'Attach',
    doing: 'attaching',
    chooseFirst: (label: string) => `Choose a ${label} first`,
    boot: 'Make it the boot volume',
    bootHint: 'Next time, the server boots from it instead of its own volume.',
  },
  resize: {
    label: 'Resize',
    title: (name: string) => `Resize ${name}`,
    size: 'Size in GB',
    sizeHint: (now: number, most: number) =>
      `Currently ${formatSize(now)}, at most ${String(most)} GB.`,
    warning: 'This can’t be undone: a volume can only grow. Grow its filesystem on the server too.',
  },
  cloudIps: {
    map: 'Map…',
    mapLabel: 'Map a cloud IP…',
    empty: 'No cloud IPs.',
    oneAvailable: (title: string) => `${title} is available.`,
    available: (count: number) => `${counted(count, 'cloud IP')} are available.`,
    noneAvailable: (create: ReactNode) => <>{create} to give it an address.</>,
    create: 'Create Cloud IP',
  },
  mapTo: {
    label: 'Map',
    title: (name: string) => `Map a cloud IP to ${name}`,
    doing: 'being mapped',
    done: (address: string, name: string) => `${address} is mapped to ${name}`,
    cloudIp: 'Cloud IP',
    noneFree: 'No unmapped cloud IPs',
    noneOfThese: (create: ReactNode) => <>None of these? {create}</>,
  },
};
