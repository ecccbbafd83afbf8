/** Words of the database snapshots' screens. */
export const words = {
  /** Labels of several screens. */
  labels: {
    engine: 'Engine',
    source: 'Source',
    size: 'Size',
  },
  list: {
    findBy: 'name, id, server',
    createLabel: 'Cloud SQL Servers',
    empty:
      'A snapshot is a copy of a database at one moment, which new Cloud SQL servers start from. Take one on a server’s page before a risky change, or let its schedule take them.',
    taken: 'Taken',
  },
  page: {
    noun: 'snapshot',
    failedTitle: 'This snapshot has failed',
    failed: 'It could not be made, and no server can be made from it. Delete it and take another.',
    creating: 'Servers can be made from it once it is available.',
    locked: 'It cannot be deleted until it is unlocked. Editing it is still possible.',
    created: 'Created',
    cost: 'Snapshot',
  },
};
