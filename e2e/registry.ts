import { imageName, type Push } from '@mocks/real/registry/layout';
import { push, tagsOf } from '@mocks/real/registry/push';
import { startRegistry, type Registry } from '@mocks/real/registry/registry';
import { pull, retag } from '@mocks/real/registry/skopeo';
import type { World } from '@mocks/provider/world';
import { orSay } from '../tests/tools/or-say';
import { test as base, type OrbitAccount } from './orbit';

/** A test's own account in a real registry. */
class AccountRegistry {
  readonly registry: Registry;
  readonly orbit: OrbitAccount;
  /** Credentials of an API client with full permission. */
  readonly credentials: string;
  readonly #world: World;

  constructor(registry: Registry, orbit: OrbitAccount, world: World) {
    this.registry = registry;
    this.orbit = orbit;
    this.#world = world;
    const id = orbit.account.replace('acc', 'cli');
    const own = { id, account: orbit.account, clientSecret: 'secret-of-a-test' };
    world.api_client.put({ ...world.api_client.need('cli-fulls'), ...own });
    this.credentials = `${id}:${own.clientSecret}`;
  }

  /** The id of an API client of the account. */
  clientNamed(name: string): string | undefined {
    const clients = this.#world.api_client.by('account', this.orbit.account);
    return clients.find((each) => each.name === name)?.id;
  }

  /** The address of one of the registry's screens in the panel: `add/`, or nothing for the list. */
  screen(path = ''): string {
    return `/accounts/${this.orbit.account}/container_registry/${path}`;
  }

  /** `host/acc-xxxxx/web/api:latest`. */
  reference(repository: string, image: string, tag: string): string {
    return `${this.registry.host}/${imageName(this.orbit.account, repository, image)}:${tag}`;
  }

  /** Makes a repository, as the panel does. */
  async make(repository: string): Promise<void> {
    await this.orbit.make(`${repository}_ctrimages`);
  }

  async push(repository: string, pushes: readonly Omit<Push, 'at'>[]): Promise<void> {
    await push(this.registry, [this.orbit.account, repository], pushes, this.credentials);
  }

  /** Sets a tag to what another reference leads to, by skopeo. */
  async retag(from: string, to: string, credentials = this.credentials): Promise<void> {
    await retag({ registry: this.registry, credentials }, from, to);
  }

  /** The tags that the registry itself lists. */
  async tags(repository: string, image: string): Promise<string[]> {
    return tagsOf(
      this.registry,
      imageName(this.orbit.account, repository, image),
      this.credentials,
    );
  }

  /**
   * Does by skopeo what a command `docker pull …` or `podman pull …` says, with other credentials
   * if given. Returns the manifest of what came. Throws with skopeo's own words.
   */
  async pullBy(command: string, credentials = this.credentials): Promise<string> {
    const reference = /^(?:docker|podman) pull (\S+)$/.exec(command.trim())?.[1];
    if (reference === undefined) throw new Error(`This is no command to pull by: ${command}`);
    return pull({ registry: this.registry, credentials }, reference);
  }
}

interface Fixtures {
  images: AccountRegistry;
}

interface WorkerFixtures {
  /** One for all tests of a worker, upon its Swift; or why there is none. */
  realRegistry: Registry | string;
}

const LOSS = 'THE REGISTRY WAS NOT TESTED IN THE BROWSER, for there is no real one here';

/** Playwright's test as `orbit.ts` has it, with Docker's registry upon its Swift. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  realRegistry: [
    async ({ realSwift }, give) => {
      const registry =
        typeof realSwift === 'string'
          ? realSwift
          : await orSay(LOSS, () => startRegistry(realSwift));
      await give(registry);
      if (typeof registry !== 'string') await registry.stop();
    },
    // It may have to be fetched.
    { scope: 'worker', timeout: 300_000 },
  ],

  registry: async ({ realRegistry }, give, info) => {
    if (typeof realRegistry === 'string') info.skip(true, realRegistry);
    else await give({ ...realRegistry, stop: async () => {} });
  },

  images: async ({ realRegistry, orbit, staging }, give) => {
    if (typeof realRegistry === 'string') throw new Error(realRegistry);
    await give(new AccountRegistry(realRegistry, orbit, staging.provider.world));
  },
});
