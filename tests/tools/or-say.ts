/** Lets a CI run pass without real servers; untested parts are then only printed. */
const MAY_LACK = 'WHEELHOUSE_MAY_LACK_SERVERS';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Sets up something that tests need and a machine may lack. On failure it returns the reason as
 * text, so that the tests are skipped. It prints `loss`, the untested part, where nobody can
 * overlook it.
 * @throws in CI, where a skipped test would count as passed, unless `WHEELHOUSE_MAY_LACK_SERVERS`
 * is true
 */
export async function orSay<Had extends object>(
  loss: string,
  have: () => Promise<Had>,
  environment: Environment = process.env,
): Promise<Had | string> {
  try {
    return await have();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (environment['CI'] === 'true' && environment[MAY_LACK] !== 'true') {
      throw new Error(`${loss}: ${reason}\n${MAY_LACK}=true lets the run go on.`, { cause: error });
    }
    process.stderr.write(`\n*** ${loss}: ${reason}\n\n`);
    return reason;
  }
}
