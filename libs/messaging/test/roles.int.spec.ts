import { SalesChannelInventoryApplied, type EventOf } from '#contracts';
import { eventually } from '#testing';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { EventContext, EventStrategies, OnEvent, ParkedMessages } from '../src/index.js';
import { GROUP, StockCounter, countStock } from './stock-counter.js';

const { stream } = SalesChannelInventoryApplied;

/** A handler that refuses a quantity of 13 until it is marked as repaired. */
@Controller()
class CountStock {
  static repaired = false;

  @OnEvent(SalesChannelInventoryApplied, { group: GROUP })
  async handle(
    @Payload() event: EventOf<typeof SalesChannelInventoryApplied>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    if (event.quantity === 13 && !CountStock.repaired) throw new Error('thirteen');
    await countStock(event, context);
  }
}

describe('a service that is split into roles', () => {
  let counter: StockCounter;

  beforeAll(async () => {
    counter = await StockCounter.of('roles', CountStock);
  });

  afterAll(() => counter?.stop());

  it('consumes in the role worker, and replays in the role api, which consumes nothing', async () => {
    const worker = await counter.start('worker');
    await counter.publish('shirt', 13);
    const parked = await eventually(async () => {
      const [row] = await counter.store.sql<{ key: string }>('SELECT key FROM parked_message');
      if (!row) throw new Error('nothing is parked yet');
      return row;
    });
    await counter.close(worker);
    CountStock.repaired = true;

    const api = await counter.start('api');
    await counter.publish('hat', 1);
    const replayed = await eventually(() =>
      api.get(ParkedMessages).replay({ group: GROUP, stream, key: parked.key }, 'OPS'),
    );
    expect(replayed).toEqual({ applied: 1, ignored: 0 });
    expect(await counter.effects()).toEqual([{ sku: 'shirt', quantity: '13' }]);
    const [strategy] = api.get(EventStrategies).list;
    expect(strategy?.state.state).toBe('starting');
    const health = await fetch(`${await api.getUrl()}/health/live`);
    expect(await health.text()).not.toContain(GROUP);

    await counter.start('worker');
    await eventually(async () => expect(await counter.effects()).toHaveLength(2));
  });
});
