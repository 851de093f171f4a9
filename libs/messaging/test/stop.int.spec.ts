import { SalesChannelInventoryApplied, type EventOf } from '#contracts';
import { Public } from '#edge';
import { eventually } from '#testing';
import { Controller, Get } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { EventContext, EventStrategies, OnEvent } from '../src/index.js';
import { GROUP, StockCounter, countStock } from './stock-counter.js';

/** Counts stock, and answers requests only when the test allows it. */
@Controller()
class Slow {
  static readonly begun = Promise.withResolvers<void>();
  static readonly end = Promise.withResolvers<void>();

  @Get('slow')
  @Public()
  async answer(): Promise<string> {
    Slow.begun.resolve();
    await Slow.end.promise;
    return 'late';
  }

  @OnEvent(SalesChannelInventoryApplied, { group: GROUP })
  async count(
    @Payload() event: EventOf<typeof SalesChannelInventoryApplied>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await countStock(event, context);
  }
}

describe('the stop of a service in the role all', () => {
  let counter: StockCounter;

  beforeAll(async () => {
    counter = await StockCounter.of('stop', Slow);
  });

  afterAll(async () => {
    Slow.end.resolve();
    await counter?.stop();
  });

  it('leaves the consumer groups while a slow request is in progress, and answers that request', async () => {
    const app = await counter.start('all');
    const before = [{ sku: 'before', quantity: '1' }];
    await counter.publish('before', 1);
    await eventually(async () => expect(await counter.effects()).toEqual(before));
    const answer = fetch(`${await app.getUrl()}/slow`);
    await Slow.begun.promise;
    const closed = counter.close(app);
    const [strategy] = app.get(EventStrategies).list;
    await eventually(() => expect(strategy?.state.state).toBe('stopped'));
    await counter.publish('after', 1);
    Slow.end.resolve();
    expect(await (await answer).text()).toBe('late');
    await closed;
    expect(await counter.effects()).toEqual(before);
  });
});
