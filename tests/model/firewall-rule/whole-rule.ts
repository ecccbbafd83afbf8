/** What a provider tells of every rule; null is none. */
export const WHOLE_RULE = {
  protocol: null,
  source: null,
  destination: null,
  source_port: null,
  destination_port: null,
  icmp_type_name: null,
  description: null,
};
