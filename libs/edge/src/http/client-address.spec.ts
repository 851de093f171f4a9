import { addressKey } from './client-address.js';

describe('the key of an address for limits (decision 1.10)', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ])('of the IPv4 address %s is %s in every notation', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:0:0:0:9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of the IPv6 address %s is its network %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it('differs between two networks of one provider', () => {
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  });

  it.each(['unknown', '', '192.0.2.1:8080'])(
    'is the text %j itself if the text is not an address',
    (ip) => {
      expect(addressKey(ip)).toBe(ip);
    },
  );
});
