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
    findBy: 'name, ID, IP',
    cloudIps: 'Cloud IPs',
    addressCopied: (server: string) => `the address of ${server}`,
    group: 'Group',
    zoneUnknown: 'Zone unknown',
    summed: 'RAM',
    empty: 'Virtual servers, ready in under a minute, billed hourly.',
  },
  page: {
    noun: 'server',
    power: 'Power',
    failing: {
      title: 'This server is failing',
      text: 'The server or its host has a problem. Back up what you can and contact support.',
    },
    failedTitle: 'This server has failed',
    failed: (hasSnapshot: boolean) =>
      hasSnapshot
        ? 'Create a server from a snapshot, or a similar one without its data.'
        : 'Create a similar one to replace it.',
    unavailable: {
      title: 'This server is unavailable',
      text: 'It can’t be reached right now. This page updates when that changes.',
    },
    locked: 'Unlock it to stop, restart or delete it. You can still rename it.',
    noMetrics: 'the server is not running',
  },
  facts: {
    ipv6Address: 'IPv6 address',
    cloudIpCopied: 'the cloud IP',
    moreCloudIps: (more: number) => `+${String(more)} more`,
    alsoMapping: 'being mapped',
    noAddress: 'none',
    sshCopied: 'the SSH command',
    remoteDesktop: (user: ReactNode) => <>Remote Desktop as {user}</>,
    remoteDesktopCopied: 'the host for Remote Desktop',
    monthlyPrice: (price: ReactNode) => <>{price} a month</>,
    upSince: 'Up since',
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
    empty: 'No volumes attached.',
  },
  snapshots: {
    empty: 'No snapshots.',
  },
  tags: {
    title: 'Tags',
    empty: 'No tags.',
  },
  groups: {
    edit: 'Edit groups',
    empty: 'No server groups.',
    servers: (servers: number) => counted(servers, 'server'),
    checkAccess: 'Check firewall access',
    /** `ports` has its verb: 'Ports 22 and 80 are'. */
    exposed: (ports: string, groups: readonly string[]) =>
      `${ports} open to everyone through ${joinList(groups)}.`,
    review: 'Review',
    reviewLabel: (group: string) => `Review rules of group ${group}`,
  },
  create: {
    title: 'Create server',
    titleLike: (server: string) => `Create server like ${server}`,
    loading: 'Loading server options',
    notCopied: (fields: readonly string[]) => `Not copied: ${joinList(fields)}`,
    saveSeveral: (servers: number) => `Create ${String(servers)} servers`,
    saveKeys: 'Save SSH keys of',
    partMade: (made: number, of: number) => `Created ${String(made)} of ${String(of)} servers.`,
    partMadeDetail: 'Create again for the remaining ones.',
    name: {
      hint: 'If empty, the ID is used.',
      hintForLast: (name: string) => `The last one is named ${name}.`,
      hintForSeveral: (first: string, last: string) => `Named ${first} to ${last}.`,
      count: 'How many',
      countHint: (made: number) =>
        made === 1 ? '1 already created.' : `${String(made)} already created.`,
    },
    type: {
      rootSize: 'Root volume size (GB)',
      rootSizeHint: (least: number) => `At least ${String(least)} GB, billed per GB.`,
      storageFromVolume: 'Starts from the volume you choose below.',
      storageBeforeType: 'Choose a type first.',
      storageUnknown: 'The storage of this type is unknown.',
      storageLocal: (size: string) => `Includes ${size} of local SSD storage.`,
      storageOther: (size: string) => `Includes ${size} of storage.`,
    },
    source: {
      title: 'Source',
      label: 'Start from',
      search: 'Search images',
      searchPlaceholder: 'Name, ID or description',
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
      moreImages: (images: number) => `${counted(images, 'more', 'more')}. Search to find them.`,
      noImages: 'No images match',
      noReadImages: 'No images match. Couldn’t load some images',
      noVolumes: 'No volumes to start from',
    },
    network: {
      title: 'Network',
      zoneOfVolume: 'Uses the volume’s zone.',
      cloudIps: {
        none: { label: 'None', detail: 'Reachable over IPv6 and the private network.' },
        new: { label: 'A new cloud IP', detail: 'We’ll create one and map it to the server.' },
        existing: { label: 'An existing cloud IP', detail: 'Choose an unmapped IP.' },
      } satisfies Record<NewServer['cloudIp'], { label: string; detail: string }>,
      existingIp: 'Existing Cloud IP',
      groupsHint:
        'The firewall rules of every chosen group apply. If you choose none, the server joins the default group.',
    },
    access: {
      title: 'Access',
      keys: 'SSH keys',
      keysPlaceholder: 'ssh-ed25519 AAAA… you@example.com',
      keysHint: 'One key per line. Saved to your profile.',
      savedKeysHint: 'Uses the keys in your profile.',
      savedKeyHint: 'Uses the key in your profile.',
      typedKeysHint: (keys: number) => `Saves ${counted(keys, 'key')} to your profile first.`,
      replacingKeysHint: (keys: number) =>
        `Saves ${counted(keys, 'key')} to your profile first, replacing your existing keys.`,
      encryption: 'Enable disk encryption',
      encryptionHint: 'You can’t change this after creating the server.',
    },
    summary: {
      title: 'Summary',
      costs: 'Costs',
      anyZone: 'any',
      /** `type` is undefined if it is not chosen. */
      servers: (servers: number, type = 'no type yet') =>
        servers > 1 ? `${String(servers)} × ${type}` : type,
      limitsTitle: 'Limits after creation',
      limits: 'Limits',
      pending: (problem: string) => `Pending accounts can’t create servers. ${problem}.`,
      addCard: 'Add card details',
      contactSupport: 'Contact support',
      /** Message to support. */
      moreWindows: 'Please increase the Windows server limit of this account.',
      addKey: 'Add SSH key',
    },
  },
  typeChoice: {
    label: 'Show types',
    byStorage: 'By storage',
    byFamily: 'By family',
    beta: 'beta',
    onVolume: 'volume',
    empty: 'No server types in this tab',
    noneRead: 'No server types in this tab. Couldn’t load some types',
  },
  groupsChoice: {
    hint: 'The firewall rules of every chosen group apply.',
    isDefault: 'default',
    empty: 'No server groups to choose from',
  },
  userData: {
    hint: 'A script or cloud-init config, used at first boot.',
    file: 'Choose a file',
    unreadFile: (file: string) => `Couldn’t read ${file}`,
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
    mustBeOff: (server: string) => `${server} must be off to change its RAM.`,
    restart: 'Shut down, resize and start again',
    restartHint: 'Sends a shutdown signal first.',
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
    restartSuccess: 'Resized and starting again',
    shutdown: 'Shut down',
    start: 'Start',
    shuttingDown: 'shutting down',
    resizing: 'resizing',
    starting: 'starting',
    done: (server: string) => `${server} is resized`,
    notResized: (server: string) =>
      `${server} got a shutdown signal but wasn’t resized or started again`,
    notStarted: (server: string) => `${server} was shut down and resized but not started again`,
  },
  attach: {
    title: (server: string) => `Attach a volume to ${server}`,
    missing: 'Please select a volume',
    empty: 'No unattached volumes',
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
    loading: 'Loading rules…',
    unknown: 'Can’t tell. This server’s groups are unknown',
    letIn: (rules: number) =>
      rules === 1 ? '1 rule lets it in' : `${counted(rules, 'rule')} let it in`,
    notLetIn: 'No rule lets it in',
    probablyBlocked: 'Probably blocked. Some rules couldn’t be checked',
    unreadRules: (groups: readonly string[]) => `Couldn’t load all rules of ${joinList(groups)}.`,
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
    noGroup: 'This server has no group, so it has no rules.',
    joinGroup: 'Add it to a group',
    addRule: (group: string) => `Add a rule to ${group}`,
    noCloudIp: (server: string) =>
      `${server} has no cloud IP. Over IPv4, outside traffic reaches it only through a load balancer or its group’s cloud IP.`,
    ownRule: (server: string) => `A rule in one of ${server}’s groups must also let it out.`,
  },
};
