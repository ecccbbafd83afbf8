import { RecordLink } from '@/components/links/record-link';

interface BackToGroupProps {
  readonly id: string;
  readonly account: string;
}

/** Under the title of a group's rules, whether or not these can be shown. */
export function BackToGroup({ id, account }: BackToGroupProps) {
  return (
    <RecordLink kind="server_group" id={id} account={account}>
      Back to the group
    </RecordLink>
  );
}
