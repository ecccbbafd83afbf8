// Ways to bend an answer. `unknowable` ones leave nothing to read, so no page may claim that
// something is none, nought or well. All others may be read as they stand.
import { pick } from './random.mjs';
import { HEADER_TEXTS, HEADER_VALUES, KEYS_OF_ALL, LONG, VALUES, wrongFor } from './values.mjs';

const HTML = '<!doctype html><title>Gateway</title><h1>It works!</h1>';

/** Replacements of the whole body: nothing of it is JSON, or all of it is something else. */
const WHOLE = {
  truncated: (text) => text.slice(0, Math.floor(text.length / 2)) || '{',
  html: () => HTML,
  empty: () => '',
  text: () => '"text"',
  number: () => '7',
  null: () => 'null',
  'error in 200': () => '{"error_name":"odd","errors":["<b>Odd</b>"]}',
  'GraphQL error': () => '{"data":null,"errors":[{"message":"__proto__"}]}',
  'keys of all': () => `{${KEYS_OF_ALL}}`,
};

/** Every place of a value, the whole aside. */
function placesIn(value, found = []) {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push({ parent: value, key });
    placesIn(value[key], found);
  }
  return found;
}

const isList = (value) => Array.isArray(value) && value.some((row) => typeof row === 'object');

function listsIn(json) {
  const inner = placesIn(json).map(({ parent, key }) => parent[key]);
  return [json, ...inner].filter(isList);
}

/** Makes this part of a list's rows unreadable. */
function spoilRows(json, random, part) {
  const list = pick(random, listsIn(json));
  if (list === undefined) return undefined;
  const junk = [7, 'row', null, { id: 7 }, [], { id: '__proto__' }];
  for (const at of list.keys()) if (random() < part) list[at] = pick(random, junk);
  return JSON.stringify(json);
}

/** Some values, a few, or each. */
function chosen(places, random) {
  const most = pick(random, [1, 1, 3, 10, Infinity]);
  return places.filter(() => random() < most / places.length);
}

function replaceValues(json, random, valueFor) {
  const places = chosen(placesIn(json), random);
  // A place within another one may be gone.
  for (const { parent, key } of places) parent[key] = valueFor(parent[key], random);
  return places.length === 0 ? undefined : JSON.stringify(json);
}

const UNKNOWABLE = {
  'half of the rows': (json, random) => spoilRows(json, random, 0.5),
  'all rows': (json, random) => spoilRows(json, random, 1),
  'wrong types': (json, random) => replaceValues(json, random, wrongFor),
};

const READABLE = {
  'any values': (json, random) => replaceValues(json, random, () => pick(random, VALUES)()),
  'long text': (json, random) => {
    const place = pick(random, placesIn(json));
    if (place) place.parent[place.key] = LONG();
    return place && JSON.stringify(json);
  },
  'fields left out': (json, random) => {
    for (const { parent, key } of chosen(placesIn(json), random)) {
      if (!Array.isArray(parent)) delete parent[key];
    }
    return JSON.stringify(json);
  },
  'rows twice': (json, random) => {
    const list = pick(random, listsIn(json));
    list?.push(...list);
    return list && JSON.stringify(json);
  },
  'fields of all': (json) => JSON.stringify(json).replaceAll('{"', `{${KEYS_OF_ALL},"`),
};

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Headers of numbers and times. Absence of any other header has a meaning. */
const COUNTED = /count|bytes|quota|last-modified|timestamp|date|max-age|delete-at/iu;
const KEPT =
  /^(?:access-control|content-(?:length|encoding)|set-cookie|vary|connection|keep-alive)/iu;

function bentHeaders(headers, random, isUnknowable) {
  const names = Object.keys(headers).filter(
    (name) => !KEPT.test(name) && (!isUnknowable || COUNTED.test(name)),
  );
  const values = isUnknowable ? HEADER_VALUES.slice(0, 4) : HEADER_TEXTS;
  const bent = names.filter(() => random() < 0.4);
  return bent.length === 0
    ? undefined
    : { ...headers, ...Object.fromEntries(bent.map((name) => [name, pick(random, values)])) };
}

/** Keys that distinguish rows. */
const NAMES = new Set(['id', 'name', '__typename']);

const isLeaf = (value) => typeof value !== 'object' || value === null || value.length === 0;

const unreadableFor = (value) => (value === null ? [7] : wrongFor(value));

/** Gives each fact of the rows a wrong type. */
function misreadFacts(json) {
  for (const { parent, key } of placesIn(json)) {
    const value = parent[key];
    if (isLeaf(value) && !NAMES.has(key)) parent[key] = unreadableFor(value);
  }
  return JSON.stringify(json);
}

function withoutLeaves(value, key) {
  if (isLeaf(value)) return NAMES.has(key) ? value : undefined;
  if (Array.isArray(value)) return value.map((item) => withoutLeaves(item));
  const entries = Object.entries(value);
  const kept = entries.map(([name, part]) => [name, withoutLeaves(part, name)]);
  const told = kept.filter(([, part]) => part !== undefined);
  return told.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(told);
}

/** Removes all facts, and objects that had only facts. Empty objects stay. */
export function withoutFacts(text) {
  const json = parsed(text);
  return isLeaf(json) ? text : JSON.stringify(withoutLeaves(json) ?? {});
}

/**
 * Leaves an account only its names and use, with one of each thing in use. A dashboard hides more
 * where nothing is in use.
 */
export function inUse(text) {
  const json = parsed(text);
  if (isLeaf(json)) return text;
  const told = ([key]) => NAMES.has(key) || key.endsWith('_used');
  const used = ([key, value]) => [key, value === 0 ? 1 : value];
  return JSON.stringify(Object.fromEntries(Object.entries(json).filter(told).map(used)));
}

/** Makes this count of an account 1 if it was 0. Other counts of 0 stay beside it. */
export function inUseOf(field, text) {
  const json = parsed(text);
  return isLeaf(json) || json[field] !== 0 ? text : JSON.stringify({ ...json, [field]: 1 });
}

/** Bends an answer so that nothing of it, or no fact of it, can be read. */
function unread(text, random) {
  const json = parsed(text);
  const isWhole = json === undefined || json === null || typeof json !== 'object';
  if (!isWhole && random() < 0.5) return { how: 'all wrong types', text: misreadFacts(json) };
  const how = pick(random, Object.keys(WHOLE));
  return { how, text: WHOLE[how](text) };
}

/**
 * Bends an answer: `readable` in part, `unknowable` or `unread` as a whole. Returns undefined if
 * nothing could be bent.
 * @returns {{ how: string, fails?: 'drop' | number, text?: string, headers?: object } | undefined}
 */
export function bend({ text, headers, hasBody }, random, kind) {
  const isUnknowable = kind !== 'readable';
  if (isUnknowable && random() < (hasBody || kind !== 'unread' ? 0.12 : 1)) {
    const fails = pick(random, ['drop', 500]);
    return { how: String(fails), fails };
  }
  if (kind === 'unread') return unread(text, random);
  const isOfOrbit = Object.keys(headers).some((name) =>
    /^x-(?:container|account|object)/iu.test(name),
  );
  if (!hasBody || (isOfOrbit && random() < 0.5)) {
    const bent = bentHeaders(headers, random, isUnknowable);
    return bent && { how: 'headers', headers: bent };
  }
  const json = parsed(text);
  const ways =
    json === undefined || typeof json !== 'object' ? {} : isUnknowable ? UNKNOWABLE : READABLE;
  const whole = isUnknowable || random() < 0.1 ? WHOLE : {};
  const names = [...Object.keys(ways), ...Object.keys(ways), ...Object.keys(whole)];
  const how = pick(random, names);
  if (how === undefined) return undefined;
  const made = Object.hasOwn(ways, how) ? ways[how](json, random) : whole[how](text);
  return made === undefined || made === text ? undefined : { how, text: made };
}
