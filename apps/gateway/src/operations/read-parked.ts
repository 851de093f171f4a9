import {
  ParkedFaultResponse,
  ParkedMessageResponse,
  type ParkedFaultsResponse,
  type ParkedMessagesFilter,
  type ParkedMessagesResponse,
} from '#operations';
import { Injectable } from '@nestjs/common';
import { services, type ServiceName } from '../proxy/route-table.js';
import { ServiceClient, type OperatorRequest } from './service-client.js';

export type ParkedInService = ParkedMessageResponse & { service: ServiceName };
export type FaultInService = ParkedFaultResponse & { service: ServiceName };

/** The last message that was read from each service; absent before the first message of a service. */
export type ParkedPosition = Partial<Record<ServiceName, string>>;

export interface ParkedQuestion {
  filter: ParkedMessagesFilter;
  /** All services when left out. */
  service?: ServiceName | undefined;
  after: ParkedPosition;
  limit: number;
}

export interface ParkedPage {
  messages: ParkedInService[];
  /** Services that do not answer. */
  unavailable: ServiceName[];
  /** Undefined on the last page. */
  next: ParkedPosition | undefined;
}

/**
 * The parked messages of all services. As in the overview, and unlike in the audit, a service that does not answer does
 * not hide the others: its messages stay parked, and are shown once it answers.
 */
@Injectable()
export class ReadParked {
  constructor(private readonly client: ServiceClient) {}

  /** The oldest first; messages of one service stay in their own order. */
  async page(question: ParkedQuestion, request: OperatorRequest): Promise<ParkedPage> {
    const { after, limit } = question;
    const queriedServices = question.service === undefined ? services : [question.service];
    const { rows, unavailable } = await this.ask(queriedServices, async (service) => {
      const path = `/ops/services/${service}/parked-messages?${queryOf(question, service)}`;
      const { messages } = await this.client.get<ParkedMessagesResponse>(service, path, request);
      return messages.map((message) => ({ ...message, service }));
    });
    const { taken, isLast } = merge(rows, limit);
    const read = Object.fromEntries(taken.map(({ service, id }) => [service, id]));
    return { messages: taken, unavailable, next: isLast ? undefined : { ...after, ...read } };
  }

  /** The largest counts first. */
  async counts(
    request: OperatorRequest,
  ): Promise<{ counts: FaultInService[]; unavailable: ServiceName[] }> {
    const { rows, unavailable } = await this.ask(services, async (service) => {
      const path = `/ops/services/${service}/parked-messages/counts`;
      const { counts } = await this.client.get<ParkedFaultsResponse>(service, path, request);
      return counts.map((count) => ({ ...count, service }));
    });
    return { counts: rows.flat().toSorted((a, b) => b.messages - a.messages), unavailable };
  }

  private async ask<T>(
    queriedServices: readonly ServiceName[],
    read: (service: ServiceName) => Promise<T[]>,
  ): Promise<{ rows: T[][]; unavailable: ServiceName[] }> {
    const answers = await Promise.allSettled(queriedServices.map(read));
    return {
      rows: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
      unavailable: queriedServices.filter((_, index) => answers[index]?.status === 'rejected'),
    };
  }
}

function queryOf({ filter, after, limit }: ParkedQuestion, service: ServiceName): string {
  const query = new URLSearchParams({ limit: String(limit) });
  for (const [name, value] of Object.entries({ ...filter, after: after[service] })) {
    if (value !== undefined) query.set(name, value);
  }
  return query.toString();
}

/**
 * Takes the oldest of the first remaining rows repeatedly, which preserves the order within a list.
 * @param limit the maximum length of each list and of the result; a list of that length may continue
 */
function merge(
  lists: readonly (readonly ParkedInService[])[],
  limit: number,
): { taken: ParkedInService[]; isLast: boolean } {
  const unmerged = lists.map((list) => [...list]);
  const taken: ParkedInService[] = [];
  while (taken.length < limit) {
    const filled = unmerged.filter((list) => list.length > 0);
    const oldest = filled.reduce<ParkedInService[] | undefined>(
      (best, list) => (best === undefined || isOlder(list[0], best[0]) ? list : best),
      undefined,
    );
    const next = oldest?.shift();
    if (next === undefined) break;
    taken.push(next);
  }
  const isWhole = lists.every((list) => list.length < limit);
  return { taken, isLast: isWhole && unmerged.every((list) => list.length === 0) };
}

function isOlder(a: ParkedInService | undefined, b: ParkedInService | undefined): boolean {
  return a !== undefined && b !== undefined && a.parkedAt < b.parkedAt;
}
