import { shellQuote } from '@/model/show-as/quote';
import { imageName, type Tag } from './tags';

/** The programs that push and pull. */
export const CLIENTS = ['docker', 'podman'] as const;

export type Client = (typeof CLIENTS)[number];

/** Where clients reach a repository. */
export interface RegistryAddress {
  /** `registry.example.com` */
  readonly host: string;
  readonly account: string;
  readonly container: string;
}

/** Docker's bound of a tag (distribution, `reference`). */
const TAG = /^\w[\w.-]{0,127}$/u;

/** Docker's bound of a step in an image's name. */
const STEP = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/u;

/** Whether clients can push to and pull from an image of this name: other programs may call one otherwise. */
export const isImageName = (name: string): boolean =>
  name.split('/').every((step) => STEP.test(step));

/** Why no client can ask for a tag, or undefined. */
export function unpullable(container: string, { image, tag }: Pick<Tag, 'image' | 'tag'>) {
  if (!TAG.test(tag)) return 'Docker takes no tag of this name';
  return isImageName(imageName(container, image))
    ? undefined
    : 'Docker takes no image of this name';
}

/** What an image is called by clients: `registry.example.com/acc-12345/web/api`. */
function imageAddress({ host, account, container }: RegistryAddress, image: string): string {
  return `${host}/${account}/${imageName(container, image)}`;
}

/** A way to pull what a tag stands for. */
export interface PullCommand extends PullReference {
  readonly client: Client;
}

/** The reference of a tag, as compose files and programs take it. */
export interface PullReference {
  readonly by: 'tag' | 'digest';
  readonly text: string;
}

/** The references of what a tag stands for (spec 3 §3): by digest too, where that is known. */
export function pullReferences(address: RegistryAddress, tag: Tag): readonly PullReference[] {
  const image = imageAddress(address, tag.image);
  const byTag = { by: 'tag', text: `${image}:${tag.tag}` } as const;
  return tag.digest === undefined
    ? [byTag]
    : [byTag, { by: 'digest', text: `${image}@${tag.digest}` }];
}

/** The commands that pull what a tag stands for. */
export function pullCommands(address: RegistryAddress, tag: Tag): readonly PullCommand[] {
  const references = pullReferences(address, tag);
  return CLIENTS.flatMap((client) =>
    references.map(({ by, text }) => ({ client, by, text: `${client} pull ${shellQuote(text)}` })),
  );
}

/** How a client is let in: the secret is not on the command line, which other users of a machine can read. */
export function loginCommand(client: Client, { host }: RegistryAddress): string {
  return `echo "$SECRET" | ${client} login --username "$CLIENT" --password-stdin ${shellQuote(host)}`;
}

/** How an image that is on the machine comes into the repository. */
export function pushCommands(client: Client, address: RegistryAddress): readonly string[] {
  const target = shellQuote(`${imageAddress(address, 'IMAGE')}:TAG`);
  return [`${client} tag IMAGE:TAG ${target}`, `${client} push ${target}`];
}
