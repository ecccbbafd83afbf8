import { useSelector } from 'react-redux';
import { publicPaths } from '@/model/public-paths';
import { selectSessionStatus } from '@/store/session/session-slice';
import { DocumentLink } from '@/ui/document-link';
import styles from './not-built-public.module.css';

/** Replaces public screens that are not built. */
export function NotBuiltPublic({ product }: { readonly product: string }) {
  const signedIn = useSelector(selectSessionStatus) === 'valid';
  return (
    <main className={styles.page}>
      <title>{`Not built yet · ${product}`}</title>
      <h1>Not built yet</h1>
      <p>This part of the panel isn't there yet.</p>
      <p>
        <DocumentLink href={publicPaths.home}>
          {signedIn ? 'Go to your account' : 'Back to sign in'}
        </DocumentLink>
      </p>
    </main>
  );
}
