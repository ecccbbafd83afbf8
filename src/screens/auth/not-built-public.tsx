import { useSelector } from 'react-redux';
import { PublicScreen } from '@/components/public/public-screen';
import { publicPaths } from '@/model/public-paths';
import { selectSessionStatus } from '@/store/session/session-slice';
import { DocumentLink } from '@/ui/document-link';

/** Replaces public screens that are not built. */
export function NotBuiltPublic() {
  const signedIn = useSelector(selectSessionStatus) === 'valid';
  return (
    <PublicScreen title="Not built yet">
      <p>This part of the panel isn't there yet.</p>
      <DocumentLink href={publicPaths.home}>
        {signedIn ? 'Go to your account' : 'Back to sign in'}
      </DocumentLink>
    </PublicScreen>
  );
}
