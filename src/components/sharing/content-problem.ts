import { errorFacts } from '@/provider/api-error';

/** Why something could not be had of storage; a defect of ours goes to the console. */
export const contentProblem = (thrown: unknown): string => errorFacts(thrown).messages.join('. ');
