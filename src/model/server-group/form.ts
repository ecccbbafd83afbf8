import { checkedForm, type Problems } from '@/model/problems';

/** The form of a new group. */
export interface NewGroup {
  name: string;
  description: string;
  /** Added once the group exists. */
  servers: readonly string[];
  /** True to start with a rule that allows all outbound traffic. */
  outbound: boolean;
}

export const EMPTY_GROUP: NewGroup = { name: '', description: '', servers: [], outbound: true };

/** Validates a group's name (spec 2 §5). */
export function groupNameProblem(name: string): string | undefined {
  return name.trim() === '' ? 'Please enter a group name' : undefined;
}

function newGroupProblems({ name }: NewGroup): Problems<NewGroup> {
  return { name: groupNameProblem(name) };
}

export const newGroupSchema = checkedForm(newGroupProblems);
