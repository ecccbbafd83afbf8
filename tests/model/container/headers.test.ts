import { expect, test } from 'vitest';
import { CONTAINER_HEADERS, readContainer } from '@/model/container/headers';
import { decode } from '@/model/decode';

const ID = 'acc-aaaaa/assets';
const COUNTS = { 'X-Container-Object-Count': '3', 'X-Container-Bytes-Used': '4096' };

const read = (headers: Record<string, string>) => {
  const raw = readContainer(ID, new Headers({ ...COUNTS, ...headers }));
  const { entities, issues } = decode('container', raw, { volumeSize: 'bytes' });
  expect(issues).toEqual([]);
  return entities[0]!.record;
};

test('what is not set reads as empty, so that clearing it shows', () => {
  expect(read({ 'Last-Modified': 'Fri, 20 Nov 2026 08:44:23 GMT' })).toEqual({
    id: ID,
    name: 'assets',
    count: 3,
    bytes: 4096,
    last_modified: '2026-11-20T08:44:23.000Z',
    read: '',
    write: '',
    web_listings: false,
    web_listings_css: '',
    web_listings_label: '',
    web_index: '',
    web_error: '',
    temp_url_key: false,
    temp_url_key_2: false,
    history_location: '',
    versions_location: '',
    quota_bytes: null,
    quota_count: null,
    cors_allow_origin: '',
    cors_max_age: null,
    cors_expose_headers: '',
    labels: {},
  });
});

test('every header is read into its field', () => {
  const texts = Object.entries(CONTAINER_HEADERS).filter(
    ([field]) => !/quota|max_age|listings$|key/.test(field),
  );
  const record = read(Object.fromEntries(texts.map(([field, name]) => [name, `of ${field}`])));
  for (const [field] of texts) expect(record).toHaveProperty(field, `of ${field}`);
});

test('a key is a secret: only whether there is one is kept', () => {
  const record = read({ 'X-Container-Meta-Temp-URL-Key': 'hush' });
  expect(record).toMatchObject({ temp_url_key: true, temp_url_key_2: false, labels: {} });
  expect(JSON.stringify(record)).not.toContain('hush');
});

test.each([
  ['true', true],
  ['True', true],
  ['1', true],
  ['yes', true],
  ['false', false],
  ['nonsense', false],
])('listings that are %j are on: %s', (word, isOn) => {
  expect(read({ 'X-Container-Meta-Web-Listings': word })).toMatchObject({ web_listings: isOn });
});

test('quotas and the age of cross-origin access are numbers', () => {
  expect(
    read({
      'X-Container-Meta-Quota-Bytes': '1024',
      'X-Container-Meta-Quota-Count': '0',
      'X-Container-Meta-Access-Control-Max-Age': '60',
    }),
  ).toMatchObject({ quota_bytes: 1024, quota_count: 0, cors_max_age: 60 });
});

test.each(['Quota-Bytes', 'Quota-Count', 'Access-Control-Max-Age'])(
  'a %s that is no number could not be read, which is not none',
  (name) => {
    const raw = readContainer(ID, new Headers({ ...COUNTS, [`X-Container-Meta-${name}`]: 'many' }));
    const { record } = decode('container', raw, { volumeSize: 'bytes' }).entities[0]!;
    const fields = Object.entries(CONTAINER_HEADERS);
    const [field] = fields.find(([, header]) => header === `X-Container-Meta-${name}`)!;
    expect(record).toMatchObject({ unreadable: [field], [field]: undefined });
  },
);

test('names of containers are encoded in headers', () => {
  expect(read({ 'X-History-Location': 'old%20%25', 'X-Versions-Location': '100%' })).toMatchObject({
    history_location: 'old %',
    versions_location: '100%',
  });
});

test('what else is noted of it are its labels', () => {
  expect(read({ 'X-Container-Meta-Colour': 'blue' })).toMatchObject({ labels: { colour: 'blue' } });
});

test('an answer without counts is of no container', () => {
  expect(readContainer(ID, new Headers({ Etag: 'a' }))).toBeUndefined();
});
