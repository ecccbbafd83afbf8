/** Words of the cloud IPs' screens. */
export const words = {
  /** Labels of several screens. */
  labels: {
    addresses: 'IP addresses',
    destination: 'Destination',
    reverseDns: 'Reverse DNS',
    portTranslators: 'Port translators',
  },
  list: {
    findBy: 'name, IP',
    empty:
      'A cloud IP is a public address that stays yours until you delete it. Map it to a server, load balancer or database, and move it at any time.',
    copyAddress: (name: string) => `the address of ${name}`,
    copyIpv6: (name: string) => `the IPv6 address of ${name}`,
    notMapped: 'Not mapped',
    ports: 'Ports',
    translated: 'Translated',
    notTranslated: 'Not translated',
  },
  create: {
    title: 'Create Cloud IP',
    name: 'Name',
    nameHint: 'We’ll choose the address. You map it next.',
    reverseDnsHint: 'It must already resolve to the new address. Leave empty for the default.',
    summary: 'Summary',
    price: 'Price',
    left: 'Cloud IPs left',
    showAs: 'Show as…',
    saveLabel: 'Create',
    done: (name: string) => `${name} is ready to map`,
  },
  page: {
    noun: 'cloud IP',
    reservedTitle: 'This cloud IP is reserved',
    reserved: 'A server being created will use it. You can’t map it until then.',
    copyAddress: 'the address',
    noDestination: 'Not mapped',
    mode: 'Mode',
    reverseDnsHint: 'It must already resolve to this address. Leave empty for the default.',
    hostName: 'Host name',
    copyHostName: 'the host name',
  },
  portTranslators: {
    noun: 'port translator',
    hint: 'Forwards traffic from the “in” port to the “out” port.',
    in: 'In',
    out: 'Out',
    protocol: 'Protocol',
  },
  map: {
    map: 'Map',
    remap: 'Re-map',
    mapTitle: (name: string) => `Map ${name}`,
    remapTitle: (name: string) => `Re-map ${name}`,
    doing: 'being mapped',
    done: (name: string) => `${name} is mapped`,
    remapNote: (destination: string) =>
      `It’s mapped to ${destination} now. Re-mapping unmaps it first, then maps it to your choice.`,
    empty: (plural: string) => `You don't currently have any ${plural}`,
  },
};
