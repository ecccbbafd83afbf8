import type { ReactNode } from 'react';

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
    findBy: 'name, ID, IP',
    empty:
      'A MySQL or PostgreSQL database, managed for you. Choose its size and who can connect; updates and snapshots are automatic.',
    address: 'Address',
    zoneUnknown: 'Zone unknown',
  },
  create: {
    title: 'Create Cloud SQL server',
    todo: 'create',
    enginesUnread: 'Couldn’t load the database engines',
    database: 'Database',
    beginning: 'Start with',
    empty: 'Empty',
    fromSnapshot: 'Snapshot',
    fromSnapshotDetail: 'Restores its data, users and passwords.',
    version: 'Version',
    noSnapshots: 'No snapshots in this account',
    costs: 'Costs',
    typeMissing: 'No type chosen',
    noSnapshotsPlanned: 'Never',
    snapshotsPlanned: (when: string, keep: string | undefined) =>
      keep === undefined ? `${when}, keep all` : `${when}, keep the latest ${keep}`,
    memoryLeft: 'Memory left',
  },
  page: {
    noun: 'Cloud SQL server',
    failingTitle: 'This Cloud SQL server is failing',
    failing: 'The database or its host has a problem. Save what you can and contact support.',
    failedTitle: 'This Cloud SQL server has failed',
    failed:
      'It can’t be used. Contact support, or create a server from a snapshot if you have one.',
    locked: 'Unlock it to restart, resize, snapshot or delete it. You can still edit it.',
    copyHost: 'the host name',
    /** The detail is '' if unknown, the price undefined; the price shows where there is room. */
    typeNote: (detail: string, price: ReactNode) => (
      <>
        {detail}
        {price !== undefined && (
          <span data-roomy>
            {detail !== '' && ', '}
            {price} a month
          </span>
        )}
      </>
    ),
    noMetrics: 'the Cloud SQL server is not running',
    connect: 'Connect',
    connectLater: 'Connection details appear once the server is active.',
    client: 'Client',
    copyConnection: 'the connection details',
    connectHint: 'You’ll be asked for the password. Only allowed sources can connect.',
    cloudIp: 'Cloud IP',
    noSnapshots: 'No snapshots yet.',
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
  },
  maintenance: {
    title: 'Maintenance window',
    hint: 'Updates may restart the database.',
    day: 'Day',
    hour: 'Hour (UTC)',
  },
  resize: {
    resize: 'Resize',
    title: (name: string) => `Resize ${name} (beta)`,
    todo: 'resize',
    doing: 'resizing',
    done: (name: string) => `${name} is resized`,
    participle: 'resized',
    warning:
      'You can only scale up, and this can’t be undone. The database will be briefly unavailable.',
    memoryShort: 'Your account does not have enough Cloud SQL memory left for some types',
    contactSupport: 'Contact support',
    supportMessage: (id: string) => `Please resize ${id}.`,
  },
  snapshot: {
    titles: {
      creating: 'Snapshot started',
      available: 'Snapshot is ready',
      failed: 'Snapshot has failed',
    } satisfies Readonly<Record<string, string>>,
    creating: (name: string) =>
      `Creating a snapshot of ${name}. You can close this; it continues in the background.`,
    none: (name: string) => `No snapshots of ${name} yet.`,
    unread: (name: string) => `Couldn’t load the snapshots of ${name}`,
    status: 'Status',
    started: 'Started',
    viewLabel: 'View snapshot',
    closeLabel: 'OK',
  },
};
