import { SummarizeParked } from '#operations';
import {
  needKinds,
  type Caller,
  type ChartsResponse,
  type ClientKind,
  type NeedResponse,
  type SummaryPart,
} from '#edge';
import { Injectable } from '@nestjs/common';
import type { AnyService } from '../operations/read-audit.js';
import { ServiceClient, type OperatorRequest } from '../operations/service-client.js';
import { services, type ServiceName } from '../proxy/route-table.js';

/**
 * Shorter than for other reads, because a page waits for the answer, and shows the parts of the other services without
 * it.
 */
const LIMIT_MS = 2_000;

/**
 * The services that contribute to the summary of a kind of client. Only operators see parked messages, of each service.
 */
const CONTRIBUTORS: Partial<Record<ClientKind, readonly ServiceName[]>> = {
  merchant: ['catalog', 'pricing', 'orders', 'logistics', 'webhooks'],
  'fulfillment-partner': ['logistics'],
  operator: services,
};

export interface Summary {
  asOf: string;
  unavailable: AnyService[];
  needs: NeedResponse[];
  charts: ChartsResponse;
}

/** Composes the summary from the parts of all services (decision 12.1). */
@Injectable()
export class ReadSummary {
  constructor(
    private readonly client: ServiceClient,
    private readonly parked: SummarizeParked,
  ) {}

  /**
   * A service that does not answer in time is named and does not hide the others.
   * @param merchantId the merchant that an operator names
   */
  async read(caller: Caller, request: OperatorRequest, merchantId?: string): Promise<Summary> {
    const asOf = new Date().toISOString();
    const query = merchantId === undefined ? '' : `?merchantId=${merchantId}`;
    const ask = (service: ServiceName) =>
      this.client.get<SummaryPart>(service, `/summary${query}`, request, LIMIT_MS);
    const contributors = CONTRIBUTORS[caller.kind] ?? [];
    const answers = await Promise.all([
      answerOf('gateway', this.parked.read({ caller, merchantId })),
      ...contributors.map((service) => answerOf(service, ask(service))),
    ]);
    return { asOf, ...compose(answers) };
  }
}

interface Answer {
  service: AnyService;
  /** Undefined if the service did not answer. */
  part: SummaryPart | undefined;
}

async function answerOf(service: AnyService, part: Promise<SummaryPart>): Promise<Answer> {
  return { service, part: await part.catch(() => undefined) };
}

function compose(answers: readonly Answer[]): Omit<Summary, 'asOf'> {
  const parts = answers.flatMap(({ part }) => part ?? []);
  const charts: ChartsResponse = {
    ordersByDay: [],
    valueByDay: [],
    approvalToShipment: [],
    approvalToDelivery: [],
    liveSkus: [],
  };
  return {
    unavailable: answers.flatMap(({ service, part }) => (part ? [] : service)),
    needs: addUp(parts.flatMap(({ needs }) => needs)),
    charts: Object.assign(charts, ...parts.map((part) => part.charts)) as ChartsResponse,
  };
}

/** Several services count parked messages; the other kinds have one source each. */
function addUp(needs: readonly NeedResponse[]): NeedResponse[] {
  const byKind = Map.groupBy(needs, ({ kind }) => kind);
  return needKinds.flatMap((kind) => {
    const needsOfKind = byKind.get(kind) ?? [];
    if (needsOfKind.length === 0) return [];
    const count = needsOfKind.reduce((total, need) => total + need.count, 0);
    const oldest = needsOfKind.flatMap((need) => need.oldest ?? []).toSorted()[0];
    return { kind, count, ...(oldest === undefined ? {} : { oldest }) };
  });
}
