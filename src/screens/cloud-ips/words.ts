/** Words of the cloud IPs' screens. */
export const words = {
  /** Labels of several screens. */
  labels: {
    addresses: 'IP Addresses',
    destination: 'Destination',
    reverseDns: 'Reverse DNS',
    portTranslators: 'Port translators',
  },
  list: {
    findBy: 'name, IP',
    empty:
      'A cloud IP is a public address that is yours until you delete it: map it to a server, a load balancer or a database, and move it to another one whenever you need to.',
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
    nameHint: 'The provider chooses the address. Mapping it comes next.',
    reverseDnsHint:
      'The name must already resolve to the new address. Leave it empty for the standard name.',
    summary: 'What is made',
    price: 'Price',
    left: 'Cloud IPs left afterwards',
    showAs: 'Show as…',
    saveLabel: 'Create',
    done: (name: string) => `${name} is ready to map`,
  },
  page: {
    noun: 'cloud IP',
    reservedTitle: 'This cloud IP is reserved',
    reserved: 'A server that is being created gets it. Until then it cannot be mapped.',
    copyAddress: 'the address',
    noDestination: 'nothing',
    mode: 'Mode',
    reverseDnsHint:
      'The name must already resolve to this address. Leave it empty to go back to the standard name.',
    hostName: 'Host name',
    copyHostName: 'the host name',
  },
  portTranslators: {
    noun: 'port translator',
    hint: 'What arrives at the “in” port is passed on to the “out” port. Without any, every port stays as it is.',
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
      `It leads to ${destination}. It is unmapped first, and mapped anew once that is done.`,
    empty: (plural: string) => `You don't currently have any ${plural}`,
  },
};
