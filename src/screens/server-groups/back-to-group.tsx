import { RecordLink } from '@/components/links/record-link';

interface BackToGroupProps {
  readonly id: string;
}

/** Under the title of a group's rules, whether or not these can be shown. */
export function BackToGroup({ id }: BackToGroupProps) {
  return (
    <RecordLink kind="server_group" id={id}>
      Back to the group
    </RecordLink>
  );
}
