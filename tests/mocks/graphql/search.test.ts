import { expect, test } from 'vitest';
import { signedIn } from '../client';

const query = `query ($account: ID!, $term: String!, $first: Int! = 5) {
  accountSearch(accountId: $account, term: $term, first: $first) {
    title items { type id title subtitle url }
  }
}`;

interface Answer {
  data: {
    accountSearch: {
      title: string;
      items: {
        type: string;
        id: string | null;
        title: string;
        subtitle: string | null;
        url: string;
      }[];
    }[];
  };
}

async function search(term: string, account = 'acc-demo1', variables = {}) {
  const { client } = await signedIn();
  const { body } = await client.call('POST', '/graphql', {
    query,
    variables: { account, term, ...variables },
  });
  return (body as Answer).data.accountSearch;
}
const idsOf = async (term: string) =>
  (await search(term)).flatMap(({ items }) => items.map(({ id, title }) => id ?? title));

test('records are found by name, id, address, host name and label, in groups by kind', async () => {
  const [servers] = await search('web-1');
  expect(servers).toMatchObject({
    title: 'Cloud Servers',
    items: [
      {
        type: 'resource',
        id: 'srv-web01',
        title: 'web-1',
        subtitle: 'active',
        url: '/accounts/acc-demo1/servers/srv-web01/',
      },
    ],
  });
  expect(await idsOf('srv-web01.gb1')).toContain('srv-web01');
  expect(await idsOf('vol-free1')).toEqual(['vol-free1']);
});

test('containers, pages and documentation are found too, and no more than asked for of each', async () => {
  expect(await search('web_ctrimages')).toMatchObject([
    { items: [{ type: 'container', id: 'web_ctrimages' }] },
  ]);
  expect(await idsOf('billing card')).toEqual(['Billing']);
  expect((await search('resize')).at(-1)).toMatchObject({
    title: 'Documentation',
    items: [{ type: 'docs', url: 'https://example.com/docs/servers/resize/' }, {}],
  });
  for (const { items } of await search('a', 'acc-demo1', { first: 2 })) {
    expect(items.length).toBeLessThanOrEqual(2);
  }
});

test('all words must be found, and of no account but the one asked for', async () => {
  expect(await idsOf('web nothing-of-the-kind')).toEqual([]);
  expect(await idsOf('  ')).toEqual([]);
  expect((await search('web-1', 'acc-trial')).flatMap(({ items }) => items)).toEqual([]);
  const { client } = await signedIn();
  const { body } = await client.graphql(query, { account: 'acc-other', term: 'web' });
  expect(body).toMatchObject({ data: null, errors: [{}] });
});

test('the index of the documentation is there for everybody', async () => {
  const { client } = await signedIn();
  const { body } = await client.get('/search-index.json');
  expect(body).toContainEqual(expect.objectContaining({ url: 'servers/resize/' }));
});
