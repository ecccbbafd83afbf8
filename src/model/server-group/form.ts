import { checkedForm, type Problems } from '@/model/problems';

export interface NewGroup {
  name: string;
  description: string;
  servers: readonly string[];
  /** True to start with a rule that allows all outbound traffic. */
  outbound: boolean;
}

export const EMPTY_GROUP: NewGroup = { name: '', description: '', servers: [], outbound: true };

export function groupNameProblem(name: string): string | undefined {
  return name.trim() === '' ? 'Please enter a group name' : undefined;
}

function newGroupProblems({ name }: NewGroup): Problems<NewGroup> {
  return { name: groupNameProblem(name) };
}

export const newGroupSchema = checkedForm(newGroupProblems);
