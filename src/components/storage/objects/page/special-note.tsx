import { useAccount } from '@/components/scope/account-context';
import { specialOf } from '@/model/object/content-type';
import type { ObjectRow } from '@/model/object/rows';
import { paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';

const WORDS = {
  image: { title: 'This object is a server image', action: 'Open the image' },
  database_snapshot: { title: 'This object is a Cloud SQL snapshot', action: 'Open the snapshot' },
} as const;

export function SpecialNote({ object }: { readonly object: ObjectRow }) {
  const account = useAccount();
  const special = specialOf(object);
  if (special === undefined) return null;
  const { title, action } = WORDS[special.kind];
  return (
    <Note
      title={title}
      action={
        <LinkButton size="s" to={paths.record(special.kind, account, special.id)}>
          {action}
        </LinkButton>
      }
    >
      The provider keeps it under <code>{special.id}</code>.
    </Note>
  );
}
