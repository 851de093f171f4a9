import { EventEmitter } from 'node:events';
import { Controller, Get, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { Type } from 'typebox';
import { Public } from '#edge';
import { baseConfig, loadConfig, verifierConfig } from '../src/config.js';
import { main, runService } from '../src/service/run-service.js';

/** A complete process for the tests of start and stop, which writes its steps to standard error. */
const say = (step: string) => process.stderr.write(`${step}\n`);

@Public()
@Controller()
class ChildController {
  @Get('slow')
  async slow(): Promise<{ done: true }> {
    say('slow begun');
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { done: true };
  }

  @Get('fail')
  fail(): void {
    consumer.fail(new Error('the consumer cannot go on'));
  }

  @Get('reject')
  reject(): void {
    void Promise.reject(new Error('nothing waits for this'));
  }
}

@Module({
  controllers: [ChildController],
  providers: [{ provide: 'pools', useFactory: () => new Pools() }],
})
class ChildModule {}

class Pools implements OnApplicationShutdown {
  onApplicationShutdown(): void {
    say('pools closed');
  }
}

class Consumer
  extends Server<{ error: (error: Error) => void }>
  implements CustomTransportStrategy
{
  private readonly events = new EventEmitter();

  listen(callback: () => void): void {
    say('consumer listens');
    callback();
  }

  close(): void {
    say('consumer closed');
  }

  on(event: 'error', listener: (error: Error) => void): void {
    this.events.on(event, listener);
  }

  fail(error: Error): void {
    this.events.emit('error', error);
  }

  unwrap<T>(): T {
    throw new Error('there is no driver');
  }
}

const consumer = new Consumer();

main(() =>
  runService({
    name: 'child',
    module: ChildModule,
    config: loadConfig('child', Type.Object({ ...baseConfig, ...verifierConfig })),
    problems: {},
    strategies: () => [consumer],
  }),
);
