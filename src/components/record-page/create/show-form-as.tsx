import { use, useDeferredValue } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { ShowAs } from '@/components/forms/show-as';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { type Deployment, DeploymentContext } from '@/components/scope/deployment-context';
import type { RestCall } from '@/model/call';
import type { Facts } from '@/model/facts';
import { asCurl } from '@/model/show-as/commands';

interface FormText {
  /** In the order of creation. */
  readonly calls: () => readonly RestCall[];
  readonly cli: () => string;
  readonly terraform: () => string;
  /** A problem with the form, shown instead of any text. */
  readonly problem?: string | undefined;
}

interface Means extends Pick<Deployment, 'units'> {
  readonly facts: Facts;
}

export interface ShowAsProps<Values extends FieldValues, Output = Values> {
  readonly form: UseFormReturn<Values, unknown, Output>;
}

/** Creates the view of a create form as text to copy. */
export function createShowAs<Values extends FieldValues>(
  write: (values: Values, means: Means) => FormText,
) {
  return function ShowFormAs({ form }: ShowAsProps<Values>) {
    const account = useAccount();
    const facts = useFacts();
    const { api, units } = use(DeploymentContext);
    const current = useWatch({ control: form.control, compute: (all: Values) => all });
    // Typing has priority.
    const values = useDeferredValue(current);
    const { calls, cli, terraform, problem } = write(values, { facts, units });
    const curl = () => asCurl(calls(), api, account);
    return <ShowAs rows={14} problem={problem} writers={{ curl, cli, terraform }} />;
  };
}
