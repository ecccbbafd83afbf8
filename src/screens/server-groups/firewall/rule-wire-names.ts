/** The form's fields where the wire's names differ. */
export const RULE_WIRE_NAMES = {
  source: 'value',
  destination: 'value',
  source_port: 'sourcePort',
  destination_port: 'destinationPort',
  icmp_type_name: 'icmpType',
} as const;
