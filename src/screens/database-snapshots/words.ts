/** Words of the database snapshots' screens. */
export const words = {
  /** Labels of several screens. */
  labels: {
    engine: 'Engine',
    source: 'Source',
    size: 'Size',
  },
  list: {
    findBy: 'name, ID, server',
    createLabel: 'Cloud SQL Servers',
    empty:
      'A snapshot is a point-in-time copy of a database that new Cloud SQL servers can start from. Create one on a server’s page before a risky change, or let its schedule do it.',
    taken: 'Trigger',
  },
  page: {
    noun: 'snapshot',
    failedTitle: 'This snapshot has failed',
    failed: 'You can’t create servers from it. Delete it and create another.',
    creating: 'You can create servers from it once it is available.',
    locked: 'Unlock it to delete it. You can still edit it.',
    created: 'Created',
    cost: 'Snapshot',
  },
};
