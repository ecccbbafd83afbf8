import type { ReactNode } from 'react';
import { formatSize } from '@/lib/sizes';
import type { FILESYSTEMS } from '@/model/volume/create';

/** Words of the volumes' screens. */
export const words = {
  /** Labels of several screens. */
  labels: {
    volume: 'Volume',
    size: 'Size',
    storageType: 'Storage type',
    server: 'Server',
    zone: 'Zone',
    image: 'Image',
    blank: 'Blank',
    filesystem: 'Filesystem',
    serial: 'Serial',
    encrypted: 'Encrypted',
    zoneUnknown: 'Zone unknown',
    deleteWithServerHint: 'Otherwise it stays, detached.',
  },
  list: {
    empty:
      'A volume is a disk that you can move between servers, grow and copy. You pay per GB, by the hour, until you delete it.',
    kind: 'Kind',
    notAttached: 'Not attached',
    notEncrypted: 'Not encrypted',
    cardServer: (link: ReactNode) => <>on {link}</>,
  },
  create: {
    title: 'Create volume',
    sizeLabel: 'Size in GB',
    sizeHint: (least: number, most: number) =>
      `From ${String(least)} to ${String(most)} GB. It can grow later, never shrink.`,
    zoneHint: 'It can only attach to servers in the same zone.',
    anyZone: 'Any zone',
    zone: (name: string, handle: string, isFull: boolean) =>
      isFull ? `${name} (${handle}) – no Block Storage` : `${name} (${handle})`,
    contents: 'Contents',
    fromImage: 'From an image',
    noImages: 'No images available',
    imageDetail: (architecture: string | undefined, leastSize: number | undefined) => {
      if (leastSize === undefined) return architecture ?? '';
      if (architecture === undefined) return `needs ${formatSize(leastSize)}`;
      return `${architecture}, needs ${formatSize(leastSize)}`;
    },
    filesystems: {
      ext4: 'ext4',
      xfs: 'xfs',
      none: 'None',
    } satisfies Readonly<Record<(typeof FILESYSTEMS)[number], string>>,
    filesystemLabel: 'Filesystem label',
    filesystemLabelHint: 'At most 12 letters, digits and _ . + -.',
    noFilesystemLabel: 'A label needs a filesystem.',
    options: 'Options',
    encrypt: 'Encrypt the volume',
    encryptHint: 'You can’t change this later.',
    deleteWithServer: 'Delete it together with its server',
    serialHint: 'Identifies the volume on its server. At most 20 letters, digits and _ . + -.',
    summary: 'Summary',
    summarySize: (bytes: number, isEncrypted: boolean) =>
      isEncrypted ? `${formatSize(bytes)}, encrypted` : formatSize(bytes),
    summaryAnyZone: 'any',
  },
  page: {
    noun: 'volume',
    failedTitle: 'This volume has failed',
    failed: 'It can’t be used. Contact support before you delete it.',
    locked: 'Unlock it to attach, resize or delete it. You can still rename it.',
    notAttachedMetrics: 'the volume is not attached',
    notRunningMetrics: 'its server is not running',
    notAttached: 'Not attached to any server.',
    bootVolume: 'The server starts from this volume.',
    dataVolume: 'The server starts from another volume.',
    includedCost: 'Included in the server',
  },
  settings: {
    boot: 'Boot',
    yes: 'yes',
    no: 'no',
    labelledFilesystem: (type: string, label: string) => `${type}, labelled ${label}`,
    serialHint: "At most 20 letters, digits and _ . + -. If empty, the volume's ID is used.",
    source: 'Source',
    sourceImage: (link: ReactNode) => <>Image {link}</>,
    sourceVolume: (link: ReactNode) => <>Volume {link}</>,
    sourceUnknown: 'unknown',
    deleteWithServer: 'Delete with server',
    deleteWithServerLabel: 'Delete this volume together with its server',
  },
  attach: {
    title: (name: string) => `Attach ${name}`,
    server: 'Cloud Server',
    missing: 'Please select a Cloud Server',
    empty: "You don't currently have any Cloud Servers",
  },
  copy: {
    task: 'Copy',
    title: (name: string) => `Copy ${name}`,
    name: 'Name of the copy',
    namePlaceholder: (id: string) => `Copy of ${id}`,
    saveLabel: 'Copy volume',
  },
};
