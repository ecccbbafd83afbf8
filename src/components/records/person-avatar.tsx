import { type ComponentProps, use } from 'react';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { lazyPart } from '@/lib/lazy-part';
import { Avatar } from '@/ui/avatar';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';

const load = lazyPart(() => import('./picture'));

// Where its code cannot be fetched, the initials do: nothing is said.
const Picture = lazyLayer(() =>
  load().then(
    (part) => ({ default: part.Picture }),
    () => ({ default: () => null }),
  ),
);

interface PersonAvatarProps extends Omit<ComponentProps<typeof Avatar>, 'picture' | 'shape'> {
  /** Absent, null or empty where it is not known. */
  readonly email: string | null | undefined;
}

/** A person: their picture where a service of such is configured and has one, else their initials. */
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
