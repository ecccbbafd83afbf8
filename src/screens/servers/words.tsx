import type { ReactNode } from 'react';
import { counted, joinList } from '@/lib/text';
import type { ImageFilter } from '@/model/image/picker';
import type { NewServer } from '@/model/server/create/form';

/** Words of the servers' screens. */
export const words = {
  /** Names of things that several screens show. */
  labels: {
    server: 'Server',
    name: 'Name',
    type: 'Type',
    serverType: 'Server type',
    zone: 'Zone',
    address: 'Address',
    groups: 'Groups',
    serverGroups: 'Server groups',
    cloudIp: 'Cloud IP',
    image: 'Image',
    volume: 'Volume',
    volumes: 'Volumes',
    snapshots: 'Snapshots',
    userData: 'User data',
    ipv6Copied: 'the IPv6 address',
    cloudIpMapping: 'Cloud IP being mapped',
  },
  types: {
    cores: (cores: number) => counted(cores, 'core'),
    blockStorage: 'Block Storage',
    localDisk: (size: string) => `${size} SSD`,
    unknownDisk: (size: string) => `${size} disk`,
  },
  list: {
    findBy: 'name, id, IP',
    cloudIps: 'Cloud IPs',
    addressCopied: (server: string) => `the address of ${server}`,
    group: 'Group',
    zoneUnknown: 'Zone not known',
    summed: 'RAM',
    empty: 'Virtual servers, ready in under a minute, billed hourly.',
  },
  page: {
    noun: 'server',
    power: 'Power',
    failing: {
      title: 'This server is failing',
      text: 'Something is wrong with it or with what it runs on. Save what you can, and contact support.',
    },
    failed: {
      title: 'This server has failed',
      text: 'It cannot be used any more. Create another one from a snapshot, then delete this one.',
    },
    unavailable: {
      title: 'This server is unavailable',
      text: 'It cannot be reached just now. This page follows when that changes.',
    },
    locked:
      'It cannot be stopped, restarted or deleted until it is unlocked. Renaming it is still possible.',
    noMetrics: 'the server is not running',
  },
  facts: {
    ipv6Address: 'IPv6 address',
    cloudIpCopied: 'the cloud IP',
    moreCloudIps: (more: number) => `+${String(more)} more`,
    alsoMapping: 'being mapped',
    noAddress: 'none',
    addressWhileCreating: 'a cloud IP shows here once it is mapped',
    sshCopied: 'the ssh command',
    remoteDesktop: (user: ReactNode) => <>Remote Desktop as {user}</>,
    remoteDesktopCopied: 'the host for Remote Desktop',
    monthlyPrice: (price: ReactNode) => <>{price} a month</>,
    upSince: 'Up since',
    notRunning: 'not running',
    cpu: 'CPU',
    ofCores: (cores: number) => `of ${counted(cores, 'core')}`,
    network: 'Network',
    networkNote: 'in and out',
  },
  settings: {
    disk: 'Disk',
    diskEncrypted: (isEncrypted: boolean) => (isEncrypted ? 'encrypted' : 'not encrypted'),
    privateIpv4: 'Private IPv4',
    privateIpv4Copied: 'the private IPv4 address',
    hostName: 'Host name',
    hostNameCopied: 'the host name',
    ipv6: 'IPv6',
  },
  volumes: {
    status: 'Status',
    size: 'Size',
    kind: 'Kind',
    actions: 'Actions',
    empty: 'No volumes are attached.',
  },
  snapshots: {
    empty: 'No snapshot has been made of this server.',
  },
  tags: {
    title: 'Tags',
    empty: 'No tags.',
  },
  groups: {
    edit: 'Edit groups',
    empty: 'In no group.',
    servers: (servers: number) => counted(servers, 'server'),
    checkAccess: 'Check firewall access',
    /** `ports` has its verb: 'Ports 22 and 80 are'. */
    exposed: (ports: string, groups: readonly string[]) =>
      `${ports} open to every address through ${joinList(groups)}.`,
    review: 'Review',
    reviewLabel: (group: string) => `Review rules of group ${group}`,
  },
  create: {
    title: 'Create Cloud Server',
    titleLike: (server: string) => `Create Cloud Server like ${server}`,
    loading: 'Reading what servers are made of',
    notCopied: (fields: readonly string[]) => `Not copied: ${joinList(fields)}`,
    saveSeveral: (servers: number) => `Create ${String(servers)} servers`,
    saveKeys: 'Save SSH keys of',
    partMade: (made: number, of: number) =>
      `${String(made)} of ${String(of)} servers were created.`,
    partMadeDetail: 'Creating again makes only the rest.',
    name: {
      hint: 'If empty, the ID is used.',
      hintForLast: (name: string) => `The last is called ${name}.`,
      hintForSeveral: (first: string, last: string) => `They are called ${first} to ${last}.`,
      count: 'How many',
      countHint: (made: number) =>
        made === 1 ? '1 of these was created.' : `${String(made)} of these were created.`,
    },
    type: {
      rootSize: 'Root volume size (GB)',
      rootSizeHint: (least: number) =>
        `From ${String(least)}GB. It is a volume on Block Storage, billed by the GB.`,
      storageFromVolume: 'The server starts from the volume that you choose below.',
      storageBeforeType: 'Choose a type first.',
      storageUnknown: 'What storage comes with this type is not known.',
      storageLocal: (size: string) => `Includes ${size} of local SSD storage.`,
      storageOther: (size: string) => `Includes ${size} of storage.`,
    },
    source: {
      title: 'Source',
      label: 'Start from',
      search: 'Search images',
      searchPlaceholder: 'Name, id or description',
      imageType: 'Image type',
      imageTypes: {
        Any: 'Any type',
        Image: 'Image',
        Snapshot: 'Snapshot',
      } satisfies Record<ImageFilter['type'], string>,
      architecture: 'Architecture',
      anyArchitecture: 'Any architecture',
      officialImages: 'Official images',
      version: (distribution: string) => `Version of ${distribution}`,
      myImages: 'My images',
      otherImages: 'Other images',
      showLatest: (most: number) => `Show the latest ${String(most)}`,
      showAll: (images: number) => `Show all ${String(images)}`,
      moreImages: (images: number) => `${counted(images, 'more', 'more')}; search for them.`,
      noImages: 'No images match',
      noReadImages: 'No image that could be read matches',
      noVolumes: 'There is no volume that a server could start from',
    },
    network: {
      title: 'Network',
      zoneOfVolume: 'The server is created in the zone of its volume.',
      cloudIps: {
        none: { label: 'None', detail: 'Reachable over IPv6 and the private network.' },
        new: { label: 'A new Cloud IP', detail: 'One is created and mapped to the server.' },
        existing: { label: 'An existing Cloud IP', detail: 'Choose an unmapped IP.' },
      } satisfies Record<NewServer['cloudIp'], { label: string; detail: string }>,
      existingIp: 'Existing Cloud IP',
      groupsHint:
        'The firewall rules of all its groups apply to the server. Without a group it joins the default one.',
    },
    access: {
      title: 'Access',
      keys: 'SSH keys',
      keysPlaceholder: 'ssh-ed25519 AAAA… you@example.com',
      keysHint: 'One key per line. Saved to your profile.',
      savedKeysHint: 'Uses the keys in your profile.',
      savedKeyHint: 'Uses the key in your profile.',
      typedKeysHint: (keys: number) => `${counted(keys, 'key')}, saved to your profile first.`,
      replacingKeysHint: (keys: number) =>
        `${counted(keys, 'key')}, saved to your profile first. Replaces your existing keys.`,
      encryption: 'Enable Disk Encryption',
      encryptionHint: 'It cannot be changed once the server is created.',
    },
    summary: {
      title: 'Summary',
      costs: 'Costs',
      /** `type` is undefined if it is not chosen. */
      servers: (servers: number, type = 'type not chosen yet') =>
        servers > 1 ? `${String(servers)} × ${type}` : type,
      limitsTitle: 'Limits after this',
      limits: 'Limits',
      pending: (problem: string) => `A pending account cannot create servers. ${problem}.`,
      addCard: 'Add Card Details',
      contactSupport: 'Contact Support',
      /** Message to support. */
      moreWindows: 'Please raise the number of Windows servers that this account may have.',
      addKey: 'Add SSH key',
    },
  },
  typeChoice: {
    label: 'Show types',
    byStorage: 'By storage',
    byFamily: 'By family',
    beta: 'beta',
    onVolume: 'volume',
    empty: 'No server type is known to be of this kind',
    noneRead: 'No server type that could be read is of this kind',
  },
  groupsChoice: {
    hint: 'The firewall rules of all its groups apply to the server.',
    isDefault: 'default',
    empty: 'There are no server groups to choose from',
  },
  userData: {
    hint: 'A script or cloud-init, read at the first start.',
    file: 'Choose a file',
    unreadFile: (file: string) => `${file} could not be read`,
    forcePlainText: 'Force Plain Text',
    base64: 'Already Base64-encoded',
  },
  editGroups: {
    title: 'Groups of this server',
    task: 'Groups of',
  },
  resize: {
    title: 'Resize',
    titleOf: (server: string) => `Resize ${server}`,
    /** Ends 'This cannot be …'. */
    unknown: 'resized',
    mustBeOff: (server: string) => `To grow or shrink, ${server} must be off.`,
    restart: 'Shut down, resize and start again',
    restartHint:
      'The server is asked to close down by itself, and is off until it has been resized and started.',
    now: 'Now',
    after: 'After',
    notChosen: 'not chosen yet',
    price: (month: ReactNode, hour: ReactNode) => (
      <>
        {month} a month, {hour} an hour
      </>
    ),
    licencePrice: (month: ReactNode, hour: ReactNode) => (
      <>
        {month} a month, {hour} an hour with licence
      </>
    ),
    success: 'Resizing',
    restartSuccess: 'Resized, and starting again',
    shutdown: 'Shut down',
    start: 'Start',
    shuttingDown: 'shutting down',
    resizing: 'resizing',
    starting: 'starting',
    done: (server: string) => `${server} has its new size`,
    notResized: (server: string) =>
      `${server} was asked to shut down, but was not resized and not started again`,
    notStarted: (server: string) =>
      `${server} was shut down and resized, but was not started again`,
  },
  attach: {
    title: (server: string) => `Attach a volume to ${server}`,
    missing: 'Please select a volume',
    empty: 'There are no volumes that are attached to nothing',
  },
  resizeVolume: {
    noun: 'volume',
    where: 'attached to this server',
    why: 'It may have been detached or deleted.',
  },
  firewall: {
    title: (server: string) => `Test a connection to ${server}`,
    from: 'From',
    port: 'To port',
    close: 'Close',
    answer: 'Answer',
    unasked: 'Enter a source and a port.',
    loading: 'Reading the rules…',
    unknown: 'It cannot be told: the groups of this server are not known',
    letIn: (rules: number) =>
      rules === 1 ? '1 rule lets it in' : `${counted(rules, 'rule')} let it in`,
    notLetIn: 'No rule lets it in',
    probablyBlocked: 'Probably blocked. Some rules couldn’t be checked',
    unreadRules: (groups: readonly string[]) =>
      `Not all rules of ${joinList(groups)} could be read.`,
    rule: (rule: ReactNode, group: ReactNode) => (
      <>
        {rule} in {group}
      </>
    ),
    doubtfulRule: (rule: ReactNode, group: ReactNode, why: string) => (
      <>
        {rule} in {group}: {why}
      </>
    ),
    noGroup: 'It is in no group, and so has no rules.',
    joinGroup: 'Put it in a group',
    addRule: (group: string) => `Add a rule for it to ${group}`,
    noCloudIp: (server: string) =>
      `${server} has no cloud IP: over IPv4 it is reached from outside only through a load balancer, or a cloud IP of its group.`,
    ownRule: (server: string) => `A rule of its own groups has to let it out of ${server}, too.`,
  },
};
