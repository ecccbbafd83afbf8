import { expect, test } from 'vitest';
import { createCloudIpCall } from '@/model/cloud-ip/calls';
import { EMPTY_CLOUD_IP } from '@/model/cloud-ip/create';
import { cloudIpAsCommand, cloudIpAsTerraform } from '@/model/cloud-ip/show-as';
import { asCurl } from '@/model/show-as/commands';

const named = (name: string) => ({ ...EMPTY_CLOUD_IP, name });
const full = {
  name: 'Front door',
  reverseDns: 'door.example.com',
  rows: [
    { incoming: '2222', outgoing: '22', protocol: 'tcp' },
    { incoming: '53', outgoing: '5353', protocol: 'udp' },
  ],
};

test('a new cloud IP is shown as the request that makes it', () => {
  expect(asCurl([createCloudIpCall(named(' mail '))], 'https://api.example.com', 'acc-aaaaa')).toBe(
    [
      "curl -X POST 'https://api.example.com/1.0/cloud_ips?account_id=acc-aaaaa' --fail-with-body",
      "  -H 'Content-Type: application/json'",
      '  -H "Authorization: Bearer $TOKEN"',
      `  -d '{"name":"mail"}'`,
    ].join(' \\\n'),
  );
});

test('as a command, with what it has', () => {
  expect(cloudIpAsCommand(named(' '))).toBe('brightbox cloudips create');
  expect(cloudIpAsCommand(named("Bob's"))).toBe(
    `brightbox cloudips create \\\n  --name='Bob'\\''s'`,
  );
  expect(cloudIpAsCommand(full)).toBe(
    [
      '# Without an option: reverse DNS',
      'brightbox cloudips create \\',
      "  --name='Front door' \\",
      '  --port-translators=2222:22:tcp,53:5353:udp',
    ].join('\n'),
  );
});

test('as a Terraform resource', () => {
  expect(cloudIpAsTerraform(EMPTY_CLOUD_IP)).toBe('resource "brightbox_cloudip" "cloud_ip" {\n}');
  expect(cloudIpAsTerraform(full)).toBe(
    [
      'resource "brightbox_cloudip" "front_door" {',
      '  name        = "Front door"',
      '  reverse_dns = "door.example.com"',
      '',
      '  port_translator {',
      '    protocol = "tcp"',
      '    incoming = 2222',
      '    outgoing = 22',
      '  }',
      '',
      '  port_translator {',
      '    protocol = "udp"',
      '    incoming = 53',
      '    outgoing = 5353',
      '  }',
      '}',
    ].join('\n'),
  );
});
