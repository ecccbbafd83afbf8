/**
 * What tests need that a machine may not have; else why it cannot be had, as text, so that they are skipped. `loss`
 * is what is then not tested: it is said where nobody can overlook it.
 */
export async function orSay<Had extends object>(
  loss: string,
  have: () => Promise<Had>,
): Promise<Had | string> {
  try {
    return await have();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`\n*** ${loss}: ${reason}\n\n`);
    return reason;
  }
}
