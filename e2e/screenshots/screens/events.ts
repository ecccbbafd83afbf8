import { demo, press, type Screen } from './screen';

const events = `${demo}/events`;

/** The feed of events, narrowed, as cards, and of an account in which nothing has happened. */
export const eventScreens: readonly Screen[] = [
  { name: 'events', at: `${events}/` },
  { name: 'events-grid', at: `${events}/?view=grid`, like: 'servers-grid' },
  { name: 'events-found', at: `${events}/?q=web-1&sort=time`, like: 'events' },
  { name: 'events-none', at: `${events}/?kind=interface`, like: 'servers-no-match' },
  {
    name: 'events-filters',
    at: `${events}/?actor=usr-demo1`,
    widths: [1440],
    steps: async (page) => {
      await press('Kind')(page);
      await page.getByRole('list', { name: 'Kind' }).waitFor();
    },
  },
  { name: 'events-empty', at: `${events}/`, options: { world: 'empty' }, like: 'servers-empty' },
];
