/** Number of passed tests, and a line for each failure. */
export interface Counts {
  passed: number;
  failed: string[];
}

export type Count = (exit: number, name: string) => Counts;

export const countsOfExit: Count;
export function unitTestCounts(path: string): Count;
export function browserTestCounts(path: string): Count;
