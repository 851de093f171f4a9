import { DnsServer, eventually } from '#testing';
import { DeliveryRig } from '../delivery/delivery-rig.js';

const EVENTS = 12;

let dns: DnsServer;
let rig: DeliveryRig;

beforeAll(async () => {
  dns = await DnsServer.start({ 'one.example': 'silent', 'two.example': 'silent' });
  dns.names.set('good.example', ['127.0.0.1']);
  rig = await DeliveryRig.start({ DNS_SERVERS: dns.address });
});

afterAll(async () => {
  await rig.stop();
  await dns.stop();
});

const events = (merchantId: string) =>
  Array.from({ length: EVENTS }, (_, index) => ({ merchantId, subject: `SKU-${index}` }));

/** Decision 11.11. */
it('a name without an answer from DNS delays no other endpoint, and uses up no attempt', async () => {
  const receiver = await rig.startReceiver();
  const urlOf = (name: string) => receiver.url.replace('127.0.0.1', name);
  const poor = [
    await rig.addEndpoint({ merchantId: 'POOR', url: urlOf('one.example') }),
    await rig.addEndpoint({ merchantId: 'POOR', url: urlOf('two.example') }),
  ];
  const good = await rig.addEndpoint({ merchantId: 'GOOD', url: urlOf('good.example') });
  await rig.publish(...events('POOR'));
  await eventually(() => {
    expect(dns.asked).toEqual(expect.arrayContaining(['one.example', 'two.example']));
  });

  await rig.publish(...events('GOOD'));
  await eventually(async () => {
    const states = (await rig.deliveriesOf(good)).map(({ state }) => state);
    expect(states).toEqual(Array.from({ length: EVENTS }, () => 'delivered'));
  });
  const unresolved = expect.objectContaining({ outcome: 'failed', error: 'name-unresolved' });
  const lookups: number[] = [];
  for (const id of poor) {
    const { attempts } = await rig.attempted(id);
    expect(attempts).toEqual([unresolved]);
    lookups.push(...attempts.map(({ durationMs }) => durationMs));
  }
  for (const { attempts } of await rig.deliveriesOf(good)) {
    expect(attempts).toEqual([expect.objectContaining({ outcome: 'delivered', status: 204 })]);
    expect(attempts[0]?.durationMs).toBeLessThan(Math.min(...lookups));
  }

  const counted = await rig.service.store.sql(
    'SELECT FROM due_delivery WHERE attempts > 0 AND NOT taken',
  );
  expect(counted).toEqual([]);
  const blamed = await rig.service.store.sql('SELECT FROM endpoint_health WHERE failures > 0');
  expect(blamed).toEqual([]);

  for (const name of ['one.example', 'two.example']) dns.names.set(name, ['127.0.0.1']);
  await eventually(async () => {
    for (const id of poor) {
      for (const { state, attempts } of await rig.deliveriesOf(id)) {
        expect(state).toBe('delivered');
        const delivered = expect.objectContaining({ outcome: 'delivered' });
        expect([[unresolved, delivered], [delivered]]).toContainEqual(attempts);
      }
    }
  });
  await rig.clear();
});
