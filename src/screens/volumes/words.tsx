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
    zoneUnknown: 'Zone not known',
    deleteWithServerHint:
      'Otherwise it stays, detached, when the server that it is attached to is deleted.',
  },
  list: {
    empty:
      'A volume is a disk of its own, apart from any server: attach it, move it to another server, let it grow, copy it. You pay for each GB by the hour, for as long as you keep it.',
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
    zoneHint: 'A volume can only be attached to servers of its own zone.',
    anyZone: 'Any zone',
    zone: (name: string, handle: string, isFull: boolean) =>
      isFull ? `${name} (${handle}) – no Block Storage` : `${name} (${handle})`,
    contents: 'Contents',
    fromImage: 'From an image',
    noImages: 'There are no images to choose from',
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
    noFilesystemLabel: 'Without a filesystem there is no label.',
    options: 'Options',
    encrypt: 'Encrypt the volume',
    encryptHint: 'It cannot be changed later.',
    deleteWithServer: 'Delete it together with its server',
    serialHint: 'By which its server knows it. At most 20 letters, digits and _ . + -.',
    summary: 'What is made',
    summarySize: (bytes: number, isEncrypted: boolean) =>
      isEncrypted ? `${formatSize(bytes)}, encrypted` : formatSize(bytes),
    summaryAnyZone: 'any',
  },
  page: {
    noun: 'volume',
    failedTitle: 'This volume has failed',
    failed: 'It cannot be used. Delete it, and create another one.',
    locked:
      'It cannot be attached, resized or deleted until it is unlocked. Renaming it is still possible.',
    notAttachedMetrics: 'the volume is not attached',
    notRunningMetrics: 'its server is not running',
    notAttached: 'Not attached to any server.',
    bootVolume: 'The server starts from this volume.',
    dataVolume: 'A data volume: the server starts from another one.',
    includedCost: 'Included in the server',
  },
  settings: {
    boot: 'Boot',
    yes: 'yes',
    no: 'no',
    labelledFilesystem: (type: string, label: string) => `${type}, labelled ${label}`,
    serialHint: "At most 20 letters, digits and _ . + -. Without one it is the volume's id.",
    source: 'Source',
    sourceImage: (link: ReactNode) => <>Image {link}</>,
    sourceVolume: (link: ReactNode) => <>Volume {link}</>,
    sourceUnknown: 'not known',
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
    saveLabel: 'Copy Volume',
  },
};
