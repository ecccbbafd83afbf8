import type { CardProps } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import type { CloudIpRecord } from '@/model/cloud-ip/record';
import { titleOf } from '@/model/title';
import { AddressesCell, DestinationCell, ListedStatus } from './cloud-ip-columns';

export function CloudIpCard({ record: ip, context }: CardProps<CloudIpRecord>) {
  return (
    <>
      <NameCell kind="cloud_ip" record={ip} text={ip.name || titleOf(ip)} />
      <ListedStatus ip={ip} />
      <AddressesCell ip={ip} />
      <DestinationCell ip={ip} context={context} />
    </>
  );
}
