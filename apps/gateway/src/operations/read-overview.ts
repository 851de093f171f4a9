import { MessagingOverview, toMessagingResponse, type MessagingResponse } from '#operations';
import { Injectable } from '@nestjs/common';
import { services, type ServiceName } from '../proxy/route-table.js';
import type { AnyService } from './read-audit.js';
import { ServiceClient, type OperatorRequest } from './service-client.js';

/** The messaging status of one service, or why it is unknown. */
export type ServiceStatus =
  | { service: AnyService; state: 'up'; messaging: MessagingResponse }
  | { service: AnyService; state: 'unavailable'; detail: string };

/** Reads the messaging status of all services. */
@Injectable()
export class ReadOverview {
  constructor(
    private readonly client: ServiceClient,
    private readonly gatewayOverview: MessagingOverview,
  ) {}

  /** A service that does not answer is shown as unavailable and does not hide the others. */
  read(request: OperatorRequest): Promise<ServiceStatus[]> {
    const ask = (service: ServiceName) => () =>
      this.client.get<MessagingResponse>(service, `/ops/services/${service}/messaging`, request);
    return Promise.all([
      status('gateway', async () => toMessagingResponse(await this.gatewayOverview.read())),
      ...services.map((service) => status(service, ask(service))),
    ]);
  }
}

async function status(
  service: AnyService,
  read: () => Promise<MessagingResponse>,
): Promise<ServiceStatus> {
  try {
    return { service, state: 'up', messaging: await read() };
  } catch (error) {
    return { service, state: 'unavailable', detail: (error as Error).message };
  }
}
