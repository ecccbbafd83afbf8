import { type ReactNode, use } from 'react';
import { NewServerContext } from '../new-server-context';

/** Waits for the form that an editor belongs to: an address may lead straight to the editor. */
export function Part({ children }: { readonly children: ReactNode }) {
  return use(NewServerContext) === undefined ? null : children;
}
