import type { Facts } from '@/model/facts';
import { parseId, type Id } from '@/model/ids';
import { isBlankImage } from '@/model/image/describe';
import { isHiddenWindows } from '@/model/image/picker';
import { isForeign } from '@/model/owner';
import { encryptionProblem } from '@/model/server/create/choices';
import { emptyServer, type NewServer } from '@/model/server/create/form';
import { similarServer } from '@/model/server/create/similar';
import { defaultType, offeredTypes } from '@/model/server-type/tabs';

/** What an address asks the form to begin with (spec 2 §2 "query hints"). */
export interface ServerHints {
  readonly image?: Id<'image'> | undefined;
  readonly type?: Id<'server_type'> | undefined;
  readonly handle?: string | undefined;
  readonly similar?: Id<'server'> | undefined;
}

/** Reads the hints of an address; what is no id of its kind is no hint. */
export function readHints(search: URLSearchParams): ServerHints {
  return {
    image: parseId('image', search.get('image') ?? ''),
    type: parseId('server_type', search.get('type') ?? ''),
    handle: search.get('handle') ?? undefined,
    similar: parseId('server', search.get('similar') ?? ''),
  };
}

/** Whether an image can be among the choices; no server starts from a blank disk. */
function isThere(id: string, facts: Facts): boolean {
  const image = facts.get('image', id);
  return (
    image?.status === 'available' && !isBlankImage(image) && !isHiddenWindows(image, facts.account)
  );
}

/** The choices that can still be made of those of another server. */
function stillThere(form: NewServer, facts: Facts): NewServer {
  return {
    ...form,
    image: isThere(form.image, facts) ? form.image : '',
    groups: form.groups.filter((id) => facts.get('server_group', id) !== undefined),
  };
}

/** The server that the form begins with; another account's is not found (spec 1 §6). */
function similarTo({ similar }: ServerHints, facts: Facts) {
  const server = similar && facts.get('server', similar);
  if (server === undefined || facts.account === undefined) return undefined;
  return isForeign('server', server, facts.account.id) ? undefined : server;
}

/** The form as it opens: as another server is, else with the default type; hints go first. */
export function initialServer(
  hints: ServerHints,
  facts: Facts,
  defaultHandle: string | undefined,
): NewServer {
  const types = offeredTypes(facts.all('server_type'), facts.account);
  const server = similarTo(hints, facts);
  const form =
    server === undefined
      ? emptyServer(facts.limits.volume.minimum)
      : stillThere(similarServer(server, facts), facts);
  const hinted =
    types.find(({ id }) => id === hints.type) ??
    types.find(({ handle }) => hints.handle !== undefined && handle === hints.handle);
  const kept = types.find(({ id }) => id === form.type);
  const type = hinted ?? kept ?? defaultType(types, defaultHandle);
  const hintedImage = hints.image && isThere(hints.image, facts) ? hints.image : undefined;
  return {
    ...form,
    type: type?.id ?? '',
    image: hintedImage ?? form.image,
    // The volumes of network storage have an encryption of their own.
    encrypted: form.encrypted && encryptionProblem(type) === undefined,
  };
}
