// `npm run bench -- hostile`: bends the provider's answers on every screen, and checks the panel.
// `--seed` repeats a run, `--only` one visit of it. `--answers` is the count to reach (10,000),
// `--at` a part of the screens' addresses.
import { load } from '../../mocks/serve/load.mjs';
import { USED } from './answers.mjs';
import { falseClaims, joinClaims } from './claims.mjs';
import { pick, randomOf, shuffled } from './random.mjs';
import { Window } from './window.mjs';

/** Kinds of visit, by how answers are bent; `unread` ones are so throughout. */
const HOWS = ['readable', 'unknowable', 'unread', 'unknowable', 'readable', 'unknowable'];
/** Rounds of each kind. In each round the screen is read again, and bent again. */
const ROUNDS = { readable: 12, unknowable: 9, unread: 4 };
const DANA = 'demo@example.com';
/** The route's own words for a screen that broke. */
const LOST = /^Something went wrong|^Couldn’t load Wheelhouse/u;

const KINDS = [
  ['uncaught', 'uncaught errors and rejections'],
  ['console', 'errors on the console'],
  ['policy', 'policy violations'],
  ['white', 'white pages'],
  ['lost', 'screens lost'],
  ['hung', 'pages that hung'],
  ['ran', 'scripts run'],
  ['polluted', 'prototypes polluted'],
  ['link', 'links of a scheme that runs'],
  ['claim', 'false claims'],
];

const keyOf = ({ at, as }) => `${as} ${at}`;

/** Addresses of the screens, each once per person who looks at it. Nothing is pressed there. */
async function screensOf() {
  const { screens } = await load('../../e2e/screenshots/screens.ts');
  const found = new Map();
  for (const { at, as = DANA } of screens) {
    // A closed account shows no list, though all of its lists are truly empty.
    if (!at.includes('/acc-gone1/')) found.set(keyOf({ at, as }), { at, as });
  }
  return [...found.values()];
}

/** Yields the faults of a page that no answer excuses. */
function* wrongIn(seen) {
  if (seen === undefined) return;
  const { heading, lines, links, violations, hasRun, isPolluted } = seen;
  if (heading === '' && lines.join('').trim() === '') yield ['white', 'nothing is on the page'];
  if (LOST.test(heading)) yield ['lost', heading];
  if (hasRun) yield ['ran', 'a script of an answer ran'];
  if (isPolluted) yield ['polluted', 'a prototype has changed'];
  for (const link of links) yield ['link', link];
  for (const violation of violations) yield ['policy', violation];
}

const allClaims = (looks) =>
  looks.reduce((claims, seen) => joinClaims(claims, seen?.claims ?? new Map()), new Map());

class Run {
  constructor(staging, seed) {
    this.staging = staging;
    this.seed = seed;
    this.bent = 0;
    this.visits = 0;
    this.ways = new Map();
    this.failures = [];
    /** Claims of each screen with nothing bent, by its key. */
    this.truths = new Map();
  }

  fail(visit, { at }, [kind, what], bent) {
    this.failures.push({ visit, kind });
    const few = bent.slice(0, 12).map((each) => `\n      ${each.slice(0, 160)}`);
    console.log(`\n${kind} at visit ${visit}, ${at}: ${what.slice(0, 700)}${few.join('')}`);
  }

  /** Publishes two events, for the stream to bend. */
  stir(random) {
    const ids = ['srv-web01', 'vol-data1', 'lba-block', 'dbs-main1', 'cip-nbs01', 'img-avail'];
    for (const resource of shuffled(random, ids).slice(0, 2)) {
      const change = {
        account: 'acc-demo1',
        resource,
        action: 'server.update',
        state: 'completed',
      };
      this.staging.provider.publish(change);
    }
  }

  /** Claims of a screen with nothing bent, or something in use, and the path that it led to. */
  async truthOf(window, screen) {
    const { at } = screen;
    const key = keyOf(screen);
    if (!this.truths.has(key)) {
      await window.answers.begin(undefined);
      const seen = [await window.visit(at), await window.readAgain()];
      const path = seen.at(-1)?.path;
      window.answers.take();
      window.mishaps = [];
      const claims = allClaims(seen);
      for (const control of USED) {
        joinClaims(claims, await this.controlOf(window, screen, { how: 'true', control }));
      }
      this.truths.set(key, { claims, path });
    }
    return this.truths.get(key);
  }

  /** Claims of a screen while the selected answers are held back, or are one of the controls. */
  async controlOf(window, { at }, plan) {
    await window.answers.begin(plan);
    const seen = await window.visit(at);
    await window.answers.begin(undefined);
    window.answers.take();
    window.mishaps = [];
    return allClaims([seen]);
  }

  /**
   * Claims about unread answers that are false. True claims are also made while these answers
   * are held back: some of a screen waits for all of it. They are made, too, if the answers failed,
   * held no fact, or said only that something is in use.
   */
  async wrongOfUnread(window, screen, plan, claims) {
    const held = await this.controlOf(window, screen, { ...plan, control: 'held' });
    const added = falseClaims(claims, held);
    if (added.length === 0) return added;
    const truth = await this.truthOf(window, screen);
    const untrue = falseClaims(claims, truth.claims);
    if (untrue.length > 0) return untrue;
    const controls = new Map();
    for (const control of ['untold', 'failed', 'inUse']) {
      joinClaims(controls, await this.controlOf(window, screen, { ...plan, control }));
    }
    return falseClaims(claims, joinClaims(controls, held));
  }

  async visit(window, visit, screen, isAloud) {
    const { seed } = this;
    const random = randomOf(seed, visit);
    const how = pick(random, HOWS);
    const plan = { seed, visit, round: 0, how };
    const looks = [];
    const all = [];
    for (let round = 0; round < ROUNDS[how]; round += 1) {
      await window.answers.begin({ ...plan, round });
      if (round > 0 && screen.as !== null) this.stir(random);
      const seen = round === 0 ? await window.visit(screen.at) : await window.readAgain();
      const bent = window.answers.take();
      all.push(...bent);
      this.count(bent);
      const wrong = [...window.mishaps, ...wrongIn(seen)];
      window.mishaps = [];
      for (const each of wrong) this.fail(visit, screen, each, all);
      if (isAloud) console.log(bent.join('\n'), '\n', seen?.lines.join('\n'));
      if (seen === undefined) return;
      looks.push(seen);
      // Earlier bent content may still stand beside content read since.
      if (bent.length === 0 && round > 0) break;
    }
    this.visits += 1;
    // An answer that may be read as it stands proves no claim wrong.
    if (how === 'readable' || all.length === 0) return;
    if (looks.every(({ claims }) => claims.size === 0)) return;
    let wrong = await this.wrongOf(window, screen, plan, looks);
    // On a busy machine a true claim may not have stood yet at the look.
    if (wrong.length > 0 && this.truths.delete(keyOf(screen))) {
      wrong = await this.wrongOf(window, screen, plan, looks);
    }
    if (wrong.length > 0) this.fail(visit, screen, ['claim', wrong.join(' | ')], all);
  }

  /** The false claims of these looks. */
  async wrongOf(window, screen, plan, looks) {
    const truth = await this.truthOf(window, screen);
    // Another address has other truths.
    const claims = allClaims(looks.filter(({ path }) => path === truth.path));
    if (claims.size === 0) return [];
    return plan.how === 'unread'
      ? this.wrongOfUnread(window, screen, plan, claims)
      : falseClaims(claims, truth.claims);
  }

  count(bent) {
    this.bent += bent.length;
    for (const each of bent) {
      const way = each.slice(each.lastIndexOf(': ') + 2);
      this.ways.set(way, (this.ways.get(way) ?? 0) + 1);
    }
  }
}

/** @returns the rows of the table */
export async function measureHostile(browser, startStaging, options) {
  const seed = Number(options.seed ?? Date.now() % 1_000_000);
  const enough = Number(options.answers ?? 10_000);
  const most = Number(options.windows ?? 2);
  console.log(`hostile: seed ${seed}`);
  const all = (await screensOf()).filter(({ at }) => at.includes(options.at ?? ''));
  const screens = shuffled(randomOf(seed), all);
  const staging = await startStaging({ scale: 0, schedules: false, hasStatusFeed: true });
  const run = new Run(staging, seed);
  const began = Date.now();
  let next = options.only === undefined ? 0 : Number(options.only);
  const last = options.only === undefined ? Infinity : next;
  const work = async () => {
    const windows = new Map();
    while (run.bent < enough && next <= last) {
      const visit = next;
      next += 1;
      const screen = screens[visit % screens.length];
      if (!windows.has(screen.as)) windows.set(screen.as, new Window(browser, staging, screen.as));
      await run.visit(windows.get(screen.as), visit, screen, options.only !== undefined);
      if (visit % 25 === 24) {
        const minutes = ((Date.now() - began) / 60_000).toFixed(1);
        console.log(
          `${visit + 1} visits, ${run.bent} answers, ${run.failures.length} failures, ${minutes} min`,
        );
      }
    }
    for (const window of windows.values()) await window.close();
  };
  try {
    await Promise.all(Array.from({ length: last === Infinity ? most : 1 }, work));
  } finally {
    await staging.close();
  }
  const ways = [...run.ways].map(([how, count]) => ({
    what: `hostile: ${how}`,
    value: count,
    unit: 'answers',
  }));
  return [
    { what: `hostile: answers bent, seed ${seed}`, value: run.bent, unit: 'answers' },
    { what: 'hostile: screens', value: screens.length, unit: 'screens' },
    { what: 'hostile: visits', value: run.visits, unit: 'visits' },
    ...ways,
    ...KINDS.map(([kind, what]) => ({
      what: `hostile: ${what}`,
      value: run.failures.filter((each) => each.kind === kind).length,
      budget: 0,
    })),
  ];
}
