import { createContext, use } from 'react';
import { ExternalLink } from '@/ui/link';

/** Where the documentation is, as the configuration says; filled by `app`. */
export const DocumentationContext = createContext<string | undefined>(undefined);

/** A link to the documentation, where there is one. */
export function DocumentationLink() {
  const address = use(DocumentationContext);
  return address === undefined ? null : (
    <ExternalLink href={address}>Read the documentation</ExternalLink>
  );
}
