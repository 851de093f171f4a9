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

class Consumer extends Server implements CustomTransportStrategy {
  listen(callback: () => void): void {
    say('consumer listens');
    callback();
  }

  close(): void {
    say('consumer closed');
  }

  on(): void {}

  unwrap<T>(): T {
    throw new Error('there is no driver');
  }
}

main(() =>
  runService({
    name: 'child',
    module: ChildModule,
    config: loadConfig('child', Type.Object({ ...baseConfig, ...verifierConfig })),
    problems: {},
    strategies: () => [new Consumer()],
  }),
);
