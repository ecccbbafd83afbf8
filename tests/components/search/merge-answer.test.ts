import { expect, test } from 'vitest';
import { mergeAnswer } from '@/components/search/use-answers';
import type { FoundRecord, ResultGroup } from '@/components/search/results';
import { parseId } from '@/model/ids';
import type { AnsweredItem } from '@/model/search/answer';

const ACCOUNT = 'acc-demo1';

function server(number: number): FoundRecord {
  const id = `srv-0000${String(number)}`;
  return {
    key: `server ${id}`,
    type: 'resource',
    kind: 'server',
    id,
    account: ACCOUNT,
    title: `web-${String(number)}`,
    to: `/accounts/${ACCOUNT}/servers/${id}/`,
  };
}

const servers = (...numbers: readonly number[]): ResultGroup => ({
  key: 'server',
  title: 'Cloud Servers',
  items: numbers.map(server),
  count: numbers.length,
});

function item(fields: Partial<AnsweredItem>): AnsweredItem {
  return {
    type: 'resource',
    id: undefined,
    title: 'as the provider calls it',
    subtitle: undefined,
    url: undefined,
    ...fields,
  };
}

function merge(groups: readonly ResultGroup[], ...items: readonly AnsweredItem[]) {
  return mergeAnswer(groups, [{ title: 'Found', items }], {
    account: ACCOUNT,
    origin: 'https://panel.example.com',
    documentation: ['https://docs.example.com/'],
    knownRecord: (_, id) => (id === 'srv-00007' ? server(7) : undefined),
    isElsewhere: (_, id) => id === 'srv-other',
  });
}

test('a record that was found already is told once, and what is new follows what stands', () => {
  const { groups } = merge(
    [servers(2, 1)],
    item({ id: 'srv-00001' }),
    item({ id: 'srv-00003' }),
    item({ id: 'srv-00003' }),
    item({ id: 'vol-free1' }),
  );
  expect(groups.map(({ title, items }) => [title, ...items.map(({ key }) => key)])).toEqual([
    ['Cloud Servers', 'server srv-00002', 'server srv-00001', 'server srv-00003'],
    ['Volumes', 'volume vol-free1'],
  ]);
  expect(groups[0]?.count).toBe(3);
});

test('no group gets more than 5', () => {
  const given = { ...servers(1, 2, 3, 4, 5), count: 12 };
  expect(merge([given], item({ id: 'srv-00006' })).groups).toEqual([given]);
});

test('what the panel knows of it is told in the place of what the provider says', () => {
  const { groups } = merge([], item({ id: 'srv-00007' }), item({ id: 'srv-00008', subtitle: 'x' }));
  expect(groups[0]?.items).toMatchObject([
    { title: 'web-7' },
    {
      title: 'as the provider calls it',
      detail: 'x',
      to: '/accounts/acc-demo1/servers/srv-00008/',
    },
  ]);
});

test('what is known to be gone, or of another account, is left out', () => {
  expect(merge([], item({ id: 'srv-other' })).groups).toEqual([]);
  const container = item({ type: 'container', id: 'acc-other/assets', title: 'assets' });
  expect(merge([], container).groups[0]?.items).toMatchObject([{ type: 'na' }]);
});

test('a container goes by its name, and one of the registry leads there', () => {
  const { groups } = merge(
    [],
    item({ type: 'container', id: 'assets', title: 'assets' }),
    item({ type: 'container', title: 'web_ctrimages' }),
  );
  expect(groups).toMatchObject([
    {
      title: 'Orbit Containers',
      items: [
        {
          type: 'container',
          id: 'acc-demo1/assets',
          to: '/accounts/acc-demo1/orbit/container/assets/',
        },
      ],
    },
    {
      title: 'Container Repositories',
      items: [
        {
          id: 'acc-demo1/web_ctrimages',
          title: 'web',
          to: '/accounts/acc-demo1/container_registry/container/web_ctrimages/',
        },
      ],
    },
  ]);
  expect(parseId('container', 'acc-demo1/assets')).toBeDefined();
});

test('addresses are followed to known places only', () => {
  const { groups, documents } = merge(
    [],
    item({ type: 'text', title: 'Billing', url: '/accounts/acc-demo1/billing/' }),
    item({ type: 'text', title: 'Elsewhere', url: 'https://evil.example.com/' }),
    item({ type: 'docs', title: 'Guide', url: '/guide/' }),
    item({ type: 'docs', title: 'Bad', url: 'javascript:alert(1)' }),
    item({ type: 'resource', title: 'No page', id: 'zon-gb1za', url: '/accounts/acc-demo1/x/' }),
    item({ type: 'whatever', title: 'Unknown' }),
  );
  expect(groups).toMatchObject([
    {
      title: 'Found',
      items: [
        { type: 'text', title: 'Billing', to: '/accounts/acc-demo1/billing/' },
        { type: 'na', title: 'Elsewhere' },
        { type: 'na', title: 'Bad' },
        { type: 'na', title: 'No page' },
        { type: 'na', title: 'Unknown' },
      ],
    },
  ]);
  for (const found of groups[0]?.items.slice(1) ?? []) expect(found).not.toHaveProperty('to');
  expect(documents).toMatchObject([{ title: 'Guide', href: 'https://docs.example.com/guide/' }]);
});
