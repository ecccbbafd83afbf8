import { startSwift, type Swift } from '@mocks/real/swift/swift';
import { Storage } from '@mocks/real/swift/storage';
import { orSay } from '../tests/tools/or-say';
import { test as base } from './fixtures';

/** A test's own account at Orbit, and the real Swift that it is kept in. */
export class OrbitAccount extends Storage {
  readonly swift: Pick<Swift, 'endTokens' | 'kill' | 'revive'>;

  constructor(swift: Swift, account: string) {
    super(swift.origin, account);
    this.swift = swift;
  }

  /** The address of one of Orbit's screens in the panel: `add/`, or nothing for the list. */
  screen(path = ''): string {
    return `/accounts/${this.account}/orbit/${path}`;
  }
}

interface Fixtures {
  /** Empty, and Dana's, as the demonstration account is. */
  orbit: OrbitAccount;
}

interface WorkerFixtures {
  /** One for all tests of a worker, each with an account of its own; or why there is none. */
  realSwift: Swift | string;
}

let accounts = 0;

const LOSS = 'ORBIT WAS NOT TESTED IN THE BROWSER, for there is no real Swift here';

/** Playwright's test as `fixtures.ts` has it, with a real OpenStack Swift in the place of Orbit. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  realSwift: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, give) => {
      const swift = await orSay(LOSS, startSwift);
      await give(swift);
      if (typeof swift !== 'string') await swift.stop();
    },
    // It may have to be fetched.
    { scope: 'worker', timeout: 300_000 },
  ],

  swift: async ({ realSwift }, give, info) => {
    if (typeof realSwift === 'string') info.skip(true, realSwift);
    else await give({ ...realSwift, stop: async () => {} });
  },

  orbit: async ({ realSwift, staging }, give) => {
    if (typeof realSwift === 'string') throw new Error(realSwift);
    const id = `acc-${(accounts += 1).toString(36).padStart(5, '0')}`;
    const { account } = staging.provider.world;
    account.put({ ...account.need('acc-demo1'), id, name: 'Orbit of a test' });
    await give(new OrbitAccount(realSwift, id));
    // For the tests to come, where one that killed it failed.
    await realSwift.revive();
  },
});
