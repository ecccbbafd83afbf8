import { blobSpooled, type Spooled } from '@mocks/demo/machine/spool';
import { joinedContent, madeUpContent, spooledContent, type Content } from '@mocks/orbit/content';
import {
  Container,
  type OrbitStore,
  type StorageAccount,
  type StoredObject,
} from '@mocks/orbit/store';

/** Content of an object as IndexedDB stores it: bytes, a made-up size, or parts of others. */
type KeptContent =
  | { blob: Blob }
  | { madeUp: number }
  | { parts: readonly { content: KeptContent; start: number; end: number }[] };

export type KeptObject = Omit<StoredObject, 'content'> & { content: KeptContent };

type KeptContainer = Pick<
  Container,
  'name' | 'madeAt' | 'changedAt' | 'metadata' | 'isProvidersOwn'
> & {
  /** True if the world began with this container: only changes to its objects are stored. */
  isFirst: boolean;
};

export interface KeptAccount extends Pick<StorageAccount, 'madeAt' | 'metadata' | 'formerKeys'> {
  containers: readonly KeptContainer[];
}

export type ObjectKey = [account: string, container: string, object: string];

/** Changes since the last write. */
export interface OrbitChanges {
  accounts: readonly (readonly [name: string, account: KeptAccount])[];
  /** Containers whose stored objects must be deleted. */
  gone: readonly (readonly [account: string, container: string])[];
  /** Null for an object that was removed. */
  objects: readonly (readonly [ObjectKey, KeptObject | null])[];
}

function keptContent({ source, size }: Content): KeptContent {
  if (source === 'made up') return { madeUp: size };
  // In a browser spooled content is a Blob.
  if ('spooled' in source) return { blob: (source.spooled as Spooled).blob };
  if ('pieces' in source) {
    return { blob: new Blob(source.pieces.map((piece) => new Uint8Array(piece))) };
  }
  return { parts: source.parts.map((part) => ({ ...part, content: keptContent(part.content) })) };
}

function contentOf(kept: KeptContent): Content {
  if ('madeUp' in kept) return madeUpContent(kept.madeUp);
  if ('blob' in kept) return spooledContent(blobSpooled(kept.blob), kept.blob.size);
  return joinedContent(kept.parts.map((part) => ({ ...part, content: contentOf(part.content) })));
}

/** Tracks changes to the object storage of a new world. */
export interface OrbitKeeper {
  /** Takes the changes. `giveBack` returns those that could not be stored. */
  take(): OrbitChanges;
  giveBack(changes: OrbitChanges): void;
  restore(kept: Pick<OrbitChanges, 'accounts' | 'objects'>): void;
}

export function createOrbitKeeper(orbit: OrbitStore): OrbitKeeper {
  const containersOf = (name: string) => [...orbit.account(name, 0).containers.values()];
  const first = new Set(orbit.accountNames().flatMap(containersOf));
  for (const container of first) container.touched.clear();
  /** Containers with stored objects, by account and name. */
  const known = new Map<string, Container>();
  const keyOf = (account: string, container: string) => `${account}/${container}`;

  const keptAccount = ({ madeAt, metadata, formerKeys, containers }: StorageAccount) => ({
    madeAt,
    metadata,
    formerKeys,
    containers: Array.from(containers.values(), (container) => ({
      name: container.name,
      madeAt: container.madeAt,
      changedAt: container.changedAt,
      metadata: container.metadata,
      isProvidersOwn: container.isProvidersOwn,
      isFirst: first.has(container),
    })),
  });

  function takeObjects(account: string, container: Container): OrbitChanges['objects'] {
    const names = [...container.touched];
    container.touched.clear();
    return names.map((name) => {
      const object = container.objects.get(name);
      const kept = object ? { ...object, content: keptContent(object.content) } : null;
      return [[account, container.name, name], kept] as const;
    });
  }

  /** Finds containers with stored objects that are gone, or replaced under the same name. */
  function takeGone(account: string): OrbitChanges['gone'] {
    const standing = new Map(containersOf(account).map((each) => [each.name, each]));
    return [...known].flatMap(([key, container]) => {
      const isOurs = key === keyOf(account, container.name);
      if (!isOurs || standing.get(container.name) === container) return [];
      known.delete(key);
      return [[account, container.name] as const];
    });
  }

  return {
    take() {
      const names = orbit.accountNames();
      const gone = names.flatMap(takeGone);
      const objects = names.flatMap((account) =>
        containersOf(account).flatMap((container) => {
          if (container.touched.size > 0) known.set(keyOf(account, container.name), container);
          return takeObjects(account, container);
        }),
      );
      const accounts = names.map((name) => [name, keptAccount(orbit.account(name, 0))] as const);
      return { accounts, gone, objects };
    },
    giveBack({ gone, objects }) {
      // A container that is in no account, so that `takeGone` reports it again.
      for (const [account, name] of gone) known.set(keyOf(account, name), new Container(name, 0));
      for (const [[account, container, name]] of objects) {
        orbit.account(account, 0).containers.get(container)?.touched.add(name);
      }
    },
    restore({ accounts, objects }) {
      for (const [name, kept] of accounts) {
        const account = orbit.account(name, kept.madeAt / 100);
        account.metadata = kept.metadata;
        account.formerKeys = kept.formerKeys;
        restoreContainers(account, kept.containers);
      }
      for (const [[account, containerName, name], object] of objects) {
        const container = orbit.account(account, 0).containers.get(containerName);
        if (!container) continue;
        known.set(keyOf(account, containerName), container);
        if (object) container.put({ ...object, content: contentOf(object.content) });
        else container.remove(name);
        container.touched.clear();
      }
    },
  };

  function restoreContainers(account: StorageAccount, kept: readonly KeptContainer[]): void {
    for (const { name } of account.containers.values()) {
      if (!kept.some((each) => each.name === name && each.isFirst)) account.containers.remove(name);
    }
    for (const { name, madeAt, changedAt, metadata, isProvidersOwn } of kept) {
      const container = account.containers.get(name) ?? new Container(name, madeAt);
      Object.assign(container, { changedAt, metadata, isProvidersOwn });
      account.containers.put(container);
    }
  }
}
