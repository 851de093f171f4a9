import { callableAddresses } from './public-addresses.js';

const mayCall = callableAddresses();

describe('the addresses of programs that anyone can name', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '::ffff:8.8.8.8'])('may be %s', (address) =>
    expect(mayCall(address)).toBe(true),
  );

  it.each([
    ['private', '10.0.0.1', '172.16.0.1', '192.168.1.1', 'fc00::1', 'fd00:ec2::254', 'fec0::1'],
    ['this machine', '127.0.0.1', '127.255.255.254', '0.0.0.0', '::', '::1'],
    ['link-local', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
    ['carrier NAT', '100.64.0.1', '100.100.100.200'],
    ['multicast or broadcast', '224.0.0.1', '255.255.255.255', 'ff02::1'],
    ['reserved', '192.0.0.192', '198.18.0.1', '203.0.113.5', '240.0.0.1', '2001:db8::1', '4000::1'],
    ['IPv4 in IPv6', '::ffff:10.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '::ffff:0:127.0.0.1'],
    ['6to4, Teredo or NAT64', '2002:7f00:1::', '2001::1', '64:ff9b::7f00:1', '64:ff9b:1::1'],
    ['a metadata service', '168.63.129.16', '::ffff:168.63.129.16'],
    ['no address', 'localhost', '', '8.8.8', '0x7f000001', '1.2.3.4.5'],
  ])('are not %s', (_kind, ...addresses) => {
    for (const address of addresses) expect([address, mayCall(address)]).toEqual([address, false]);
  });

  it('may belong to own networks that are allowed, in IPv6 as well', () => {
    const mayCallOwn = callableAddresses('127.0.0.0/8, ::1, fd00:1::/32');
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', 'fd00:1::5', '8.8.8.8']) {
      expect([address, mayCallOwn(address)]).toEqual([address, true]);
    }
    expect(mayCallOwn('10.0.0.1')).toBe(false);
    expect(mayCallOwn('fd00:2::1')).toBe(false);
  });
});
