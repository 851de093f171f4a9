import { ConfigError } from '#runtime';
import { brokerConfigOf } from './broker-config.js';

describe('the broker configuration of a service', () => {
  it('contains the trimmed brokers and a client id', () => {
    expect(brokerConfigOf({ KAFKA_BROKERS: 'one:9092, two:9092' }, 'orders')).toEqual({
      brokers: ['one:9092', 'two:9092'],
      clientId: 'entrepot-orders',
    });
  });

  it('is refused as a fault of the environment if variables contradict each other', () => {
    const config = { KAFKA_BROKERS: 'one:9092', KAFKA_SASL_USERNAME: 'ana' };
    expect(() => brokerConfigOf(config, 'orders')).toThrow(ConfigError);
  });
});
