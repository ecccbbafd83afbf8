import { expect, test } from 'vitest';
import { createCloudIpCall } from '@/model/cloud-ip/calls';
import { cloudIpAsCommand, cloudIpAsTerraform } from '@/model/cloud-ip/show-as';
import { asCurl } from '@/model/show-as/curl';

test('a new cloud IP is shown as the request that makes it', () => {
  expect(asCurl([createCloudIpCall(' mail ')], 'https://api.example.com', 'acc-aaaaa')).toBe(
    [
      "curl -X POST 'https://api.example.com/1.0/cloud_ips?account_id=acc-aaaaa' --fail-with-body",
      "  -H 'Content-Type: application/json'",
      '  -H "Authorization: Bearer $TOKEN"',
      `  -d '{"name":"mail"}'`,
    ].join(' \\\n'),
  );
});

test('as a command, with its name where it has one', () => {
  expect(cloudIpAsCommand(' ')).toBe('brightbox cloudips create');
  expect(cloudIpAsCommand("Bob's")).toBe(`brightbox cloudips create \\\n  --name='Bob'\\''s'`);
});

test('as a Terraform resource', () => {
  expect(cloudIpAsTerraform('')).toBe('resource "brightbox_cloudip" "cloud_ip" {\n}');
  expect(cloudIpAsTerraform('Front door')).toBe(
    'resource "brightbox_cloudip" "front_door" {\n  name = "Front door"\n}',
  );
});
