import type { ReactNode } from 'react';
import { counted } from '@/lib/text';

/** Words of the Cloud SQL servers' screens. */
export const words = {
  /** Labels of several screens. */
  labels: {
    name: 'Name',
    description: 'Description',
    host: 'Host',
    engine: 'Engine',
    type: 'Type',
    databaseType: 'Database type',
    defaultType: 'default',
    zone: 'Zone',
    maintenance: 'Maintenance',
    server: 'Server',
    snapshot: 'Snapshot',
    snapshots: 'Snapshots',
    tryAgain: 'Try again',
  },
  list: {
    findBy: 'name, id, IP',
    empty:
      'A Cloud SQL server is a MySQL or PostgreSQL database that is run for you: choose an engine and a size, say who may reach it, and updates and snapshots are taken care of.',
    address: 'Address',
    zoneUnknown: 'Zone not known',
  },
  create: {
    title: 'Create Cloud SQL Server',
    todo: 'create',
    enginesUnread: 'The database engines could not be read',
    database: 'Database',
    beginning: 'Begin with',
    empty: 'Empty',
    emptyDetail: 'A new database of the engine that you choose.',
    fromSnapshot: 'From a snapshot',
    fromSnapshotDetail:
      'What was in the database when the snapshot was taken, and its users and passwords.',
    version: 'Version',
    noSnapshots: 'There are no snapshots in this account',
    access: 'Access',
    accessNote: 'Who can connect to the databases.',
    costs: 'Costs',
    typeMissing: 'type not chosen yet',
    rules: (count: number) => counted(count, 'rule'),
    memoryLeft: 'Memory left',
  },
  page: {
    noun: 'Cloud SQL server',
    failingTitle: 'This Cloud SQL server is failing',
    failing:
      'Something is wrong with it or with what it runs on. Save what you can, and contact support.',
    failedTitle: 'This Cloud SQL server has failed',
    failed: 'It cannot be used any more. Create another one from a snapshot, then delete this one.',
    locked:
      'It cannot be restarted, resized or deleted, and no snapshot can be taken, until it is unlocked. Editing it is still possible.',
    copyHost: 'the host name',
    /** The detail is empty for a type without any; its price shows where there is room. */
    typeNote: (detail: string, price: ReactNode) =>
      detail === '' ? (
        <span data-roomy>{price} a month</span>
      ) : (
        <>
          {detail}
          <span data-roomy>, {price} a month</span>
        </>
      ),
    noMetrics: 'the Cloud SQL server is not running',
    connect: 'Connect',
    connectLater: 'How to connect is told once the server is there.',
    client: 'Client',
    copyConnection: 'how to connect',
    connectHint: 'You’ll be asked for the password. Only allowed sources can connect.',
    cloudIp: 'Cloud IP',
    noSnapshots: 'None taken yet.',
    adminUser: 'Admin user',
    copyAdminUser: 'the admin user',
  },
  access: {
    title: 'Access control',
    editLabel: 'Edit access control',
    none: 'No access rules. Nothing can connect.',
    rules: 'Access rules',
    rule: 'access rule',
    source: 'Source',
    hint: 'Sources that may connect. Use a server, a server group, an IP address or a range such as 203.0.113.0/24.',
  },
  maintenance: {
    title: 'Maintenance window',
    hint: 'Updates run in this hour and may restart the database.',
    day: 'Day',
    hour: 'Hour',
  },
  resize: {
    resize: 'Resize',
    title: (name: string) => `Resize ${name} (beta)`,
    todo: 'resize',
    doing: 'resizing',
    done: (name: string) => `${name} has its new size`,
    participle: 'resized',
    warning:
      'You can only scale up, and this can’t be undone. The database will be briefly unavailable.',
    memoryShort: 'Your account does not have enough Cloud SQL memory left for some types',
    contactSupport: 'Contact Support',
    supportMessage: (id: string) => `Please resize ${id}.`,
  },
  snapshot: {
    titles: {
      creating: 'Snapshot started',
      available: 'Snapshot is ready',
      failed: 'Snapshot has failed',
    } satisfies Readonly<Record<string, string>>,
    creating: (name: string) =>
      `A snapshot of ${name} is being made. You can close this: it goes on meanwhile.`,
    none: (name: string) => `There is no snapshot of ${name} yet.`,
    unread: (name: string) => `The snapshots of ${name} could not be read`,
    status: 'Status',
    started: 'Started',
    viewLabel: 'View snapshot',
    closeLabel: 'OK',
  },
};
