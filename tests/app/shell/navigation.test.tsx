import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Navigation } from '@/app/shell/navigation';

/** Navigation word for word; the addresses are of its kinds. */
const SECTIONS = [
  [
    'Compute',
    ['Cloud Servers', 'servers'],
    ['Server Groups', 'server_groups'],
    ['Server Images', 'images'],
  ],
  ['Network', ['Cloud IPs', 'cloud_ips'], ['Load Balancers', 'load_balancers']],
  ['Database', ['Cloud SQL', 'database_servers'], ['Snapshots', 'database_snapshots']],
  [
    'Storage',
    ['Volumes', 'volumes'],
    ['Orbit', 'orbit'],
    ['Docker Registry', 'container_registry'],
  ],
  ['Account', ['Billing', 'billing'], ['Team', 'team'], ['Settings', 'settings']],
] as const;

/** Without the tag. */
const nameOf = (link: HTMLElement) => link.querySelector('span')?.textContent;

test('the left navigation: its sections, their entries, where each leads', () => {
  render(
    <MemoryRouter>
      <Navigation account="acc-demo1" />
    </MemoryRouter>,
  );
  const [, ...lists] = screen.getAllByRole('list');
  const shown = lists.map((list, index) => [
    screen.getAllByRole('heading', { level: 2 })[index]?.textContent,
    ...within(list)
      .getAllByRole('link')
      .map((link) => [nameOf(link), link.getAttribute('href')]),
  ]);
  expect(shown).toEqual(
    SECTIONS.map(([title, ...entries]) => [
      title,
      ...entries.map(([label, part]) => [label, `/accounts/acc-demo1/${part}/`]),
    ]),
  );
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('Dashboard');
  expect(first).toHaveAttribute('href', '/accounts/acc-demo1/');
});

test('Volumes alone is tagged New', () => {
  render(
    <MemoryRouter>
      <Navigation account="acc-demo1" />
    </MemoryRouter>,
  );
  const tagged = screen.getAllByRole('link').filter((link) => link.textContent !== nameOf(link));
  expect(tagged.map((link) => link.textContent)).toEqual(['VolumesNew']);
});

/** A section's title, or an entry's icon, name and tag. */
const lineOf = (line: Element) => [
  line.querySelector('use')?.getAttribute('href')?.replace(/^.*#/u, ''),
  ...Array.from(line.querySelectorAll('span'), (words) => words.textContent),
];

test('what stands before the panel does is the same navigation', () => {
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
  const { container } = render(
    <MemoryRouter>
      <Navigation account={undefined} />
    </MemoryRouter>,
  );
  const lines = Array.from(container.querySelectorAll('h2, li > :first-child'), lineOf);
  expect(lines).toContainEqual(['volume', 'Volumes', 'New']);
  const before = page.querySelectorAll('.first-frame .app-frame_nav > div');
  expect(Array.from(before, lineOf)).toEqual(lines);
});
