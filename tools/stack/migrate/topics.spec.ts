import { topicOf } from './topics.js';

const settings = { prefix: '', partitions: 6, replication: 1 };

describe('the topic of a stream', () => {
  it('The topic retains its events for the days of the stream', () => {
    const stream = { name: 'orders.release', cleanup: 'delete', retentionDays: 7 } as const;
    expect(topicOf(stream, settings)).toEqual({
      name: 'orders.release',
      partitions: 6,
      replicationFactor: 1,
      config: { 'cleanup.policy': 'delete', 'retention.ms': '604800000' },
    });
  });

  it('The topic has segments of the days of the stream', () => {
    const retention = { cleanup: 'delete', retentionDays: 7, segmentDays: 1 } as const;
    const { config } = topicOf({ name: 'orders.release', ...retention }, settings);
    expect(config).toEqual({
      'cleanup.policy': 'delete',
      'retention.ms': '604800000',
      'segment.ms': '86400000',
    });
  });

  it('The topic retains the last event of a key forever if the stream is compacted', () => {
    const stream = { name: 'catalog.directory', cleanup: 'compact' } as const;
    const topic = topicOf(stream, { ...settings, prefix: 'suite.' });
    expect(topic.name).toBe('suite.catalog.directory');
    expect(topic.config).toEqual({ 'cleanup.policy': 'compact' });
  });

  it('The topic needs all replicas except one in sync if it has several', () => {
    const stream = { name: 'orders.order', cleanup: 'delete', retentionDays: 14 } as const;
    const { config, replicationFactor } = topicOf(stream, { ...settings, replication: 3 });
    expect([replicationFactor, config['min.insync.replicas']]).toEqual([3, '2']);
  });
});
