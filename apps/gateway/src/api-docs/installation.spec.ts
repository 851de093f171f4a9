import { serversOf, withInstallation } from './installation.js';

const KAFKA_BROKERS = 'kafka-0.kafka:9093, kafka-1.kafka:9093';

describe('the document of events for an installation', () => {
  it('names each broker, and the login that the broker needs', () => {
    const plain = serversOf({ KAFKA_BROKERS });
    expect(plain).toEqual({
      'broker-1': expect.objectContaining({ host: 'kafka-0.kafka:9093', protocol: 'kafka' }),
      'broker-2': expect.objectContaining({ host: 'kafka-1.kafka:9093', protocol: 'kafka' }),
    });
    expect(plain['broker-1']).not.toHaveProperty('security');
    const secure = {
      KAFKA_BROKERS,
      KAFKA_TLS: true,
      KAFKA_SASL_MECHANISM: 'scram-sha-512',
    } as const;
    expect(serversOf(secure)['broker-1']).toMatchObject({
      protocol: 'kafka-secure',
      security: [{ type: 'scramSha512' }],
    });
  });

  it('names the brokers at the addresses that external programs use, where these differ', () => {
    const servers = serversOf({ KAFKA_BROKERS, EVENTS_BROKERS: 'events.example.com:9094' });
    expect(Object.values(servers)).toEqual([
      expect.objectContaining({ host: 'events.example.com:9094' }),
    ]);
  });

  it('has the partitions of each channel as soon as they are known', () => {
    const kafka = { topic: 'orders.order' };
    const document = { title: 'Events', channels: { 'orders.order': { bindings: { kafka } } } };
    const bindingOf = (layout?: { partitions: number; replicas: number }) =>
      withInstallation(document, {}, layout).channels['orders.order'].bindings.kafka;
    expect(bindingOf({ partitions: 12, replicas: 3 })).toEqual({
      ...kafka,
      partitions: 12,
      replicas: 3,
    });
    expect(bindingOf()).toEqual(kafka);
  });
});
