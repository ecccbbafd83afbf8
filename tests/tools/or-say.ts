/** Lets a run in CI go on without real servers: what is not tested is said, and nothing fails. */
const MAY_LACK = 'WHEELHOUSE_MAY_LACK_SERVERS';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What tests need that a machine may not have; else why it cannot be had, as text, so that they are skipped. `loss`
 * is what is then not tested: it is said where nobody can overlook it.
 * @throws in CI, where a skipped test would count as a green one, unless the environment says that servers may lack
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
