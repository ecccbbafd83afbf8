/** A page of the provider's documentation, in the form of its search index. */
export interface Document {
  title: string;
  /** Path below `documentationAddress`. */
  url: string;
  text: string;
}

/**
 * `search-index.json`: the output of the documentation's generator, a row for each page. No source
 * gives its shape, so the shape is ours.
 */
export const documents: readonly Document[] = [
  {
    title: 'Create your first server',
    url: 'servers/create/',
    text: 'Choose an image, a server type and a zone, add an SSH key and start a cloud server.',
  },
  {
    title: 'Resize a server',
    url: 'servers/resize/',
    text: 'Change the memory, cores and disk of a cloud server to a larger or a smaller type.',
  },
  {
    title: 'Snapshots and schedules',
    url: 'servers/snapshots/',
    text: 'Take a snapshot of a server, restore it as an image, and keep daily or weekly ones.',
  },
  {
    title: 'Firewall policies',
    url: 'network/firewall/',
    text: 'Rules of a server group let traffic in or out by protocol, port, source and destination.',
  },
  {
    title: 'Cloud IPs',
    url: 'network/cloud-ips/',
    text: 'Map a public IPv4 and IPv6 address to a server, a load balancer or a database, and set its reverse DNS.',
  },
  {
    title: "HTTPS with Let's Encrypt",
    url: 'network/https/',
    text: 'A load balancer gets its certificate by ACME once the domain leads to its cloud IP.',
  },
  {
    title: 'Cloud SQL',
    url: 'databases/',
    text: 'Managed MySQL and PostgreSQL servers, their access control, maintenance window and snapshots.',
  },
  {
    title: 'Block storage volumes',
    url: 'storage/volumes/',
    text: 'Create, attach, detach, resize and copy network volumes.',
  },
  {
    title: 'Object storage with Orbit',
    url: 'storage/orbit/',
    text: 'Containers and objects by Swift, access rules, static sites, temporary links and archives.',
  },
  {
    title: 'Use the Docker registry',
    url: 'storage/registry/',
    text: 'Log in with an API client, push and pull images by tag or digest, and clean up.',
  },
  {
    title: 'API clients and the command line',
    url: 'account/api-clients/',
    text: 'Let programs work in an account by an id and a secret.',
  },
  {
    title: 'Bills and limits',
    url: 'account/billing/',
    text: 'How usage is counted, when invoices are due, and how to have a limit raised.',
  },
];

/** The documentation's address in `config.json`. */
export const documentationAddress = 'https://example.com/docs/';
