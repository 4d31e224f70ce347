import { expect, test } from 'vitest'
import { toRateLimitKey } from './network-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['', ''],
  ['unix socket', 'unix socket'],
])('limits count %s as %s', (address, network) => {
  expect(toRateLimitKey(address)).toBe(network)
})
