import { type ComponentProps, use } from 'react';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { lazyPart } from '@/lib/lazy-part';
import { Avatar } from '@/ui/avatar';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';

const load = lazyPart(() => import('./picture'));

// If its code cannot be loaded, the initials stay and no error is shown.
const Picture = lazyLayer(() =>
  load().then(
    (part) => ({ default: part.Picture }),
    () => ({ default: () => null }),
  ),
);

interface PersonAvatarProps extends Omit<ComponentProps<typeof Avatar>, 'picture' | 'shape'> {
  /** Absent, null or empty if unknown. */
  readonly email: string | null | undefined;
}

export function PersonAvatar({ email, ...person }: PersonAvatarProps) {
  const { avatars } = use(DeploymentContext);
  return (
    <Avatar
      {...person}
      picture={
        avatars &&
        email && (
          <LayerHost>
            <Picture key={email} service={avatars} email={email} />
          </LayerHost>
        )
      }
    />
  );
}
