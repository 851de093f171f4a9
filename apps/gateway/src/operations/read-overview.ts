import { MessagingOverview, toMessagingResponse } from '#messaging';
import type { MessagingResponse } from '#messaging';
import { Injectable } from '@nestjs/common';
import { services } from '../proxy/route-table.js';
import type { ServiceName } from '../proxy/route-table.js';
import { AskServices } from './ask-services.js';
import type { Asker } from './ask-services.js';

/** How one service is doing, or why that is not known. */
export type Standing =
  | { service: string; state: 'up'; messaging: MessagingResponse }
  | { service: string; state: 'unavailable'; detail: string };

/** How the messaging of all services is doing. */
@Injectable()
export class ReadOverview {
  constructor(
    private readonly asking: AskServices,
    private readonly own: MessagingOverview,
  ) {}

  /** A service that does not answer is shown as such; it is no reason to hide the others. */
  read(asker: Asker): Promise<Standing[]> {
    const ask = (service: ServiceName) => () =>
      this.asking.ask<MessagingResponse>(service, `/ops/services/${service}/messaging`, asker);
    return Promise.all([
      status('gateway', async () => toMessagingResponse(await this.own.read())),
      ...services.map((service) => status(service, ask(service))),
    ]);
  }
}

async function status(service: string, read: () => Promise<MessagingResponse>): Promise<Standing> {
  try {
    return { service, state: 'up', messaging: await read() };
  } catch (error) {
    return { service, state: 'unavailable', detail: (error as Error).message };
  }
}
