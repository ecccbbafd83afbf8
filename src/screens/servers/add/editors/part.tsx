import { type ReactNode, use } from 'react';
import { NewServerContext } from '../new-server-context';

/** An address may lead to the editor before its form is ready. */
export function Part({ children }: { readonly children: ReactNode }) {
  return use(NewServerContext) === undefined ? null : children;
}
