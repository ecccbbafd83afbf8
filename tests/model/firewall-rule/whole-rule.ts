/** Fields that a provider sends with every rule; null means none. */
export const WHOLE_RULE = {
  protocol: null,
  source: null,
  destination: null,
  source_port: null,
  destination_port: null,
  icmp_type_name: null,
  description: null,
};
