import { Refusal } from '#edge';
import { Names, beginSpan, childTraceparent, fetchWith } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import type { ServiceName } from '../proxy/route-table.js';

/** Longer than a service waits for an unavailable broker. */
const LIMIT_MS = 5_000;

/** The request on whose behalf a service is called: its token is forwarded. */
export type OperatorRequest = Pick<FastifyRequest, 'id' | 'work' | 'headers'>;

/** Calls services for data that only they have, on behalf of the caller of the gateway. */
@Injectable()
export class ServiceClient {
  private readonly fetch: typeof fetch;

  constructor(
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    names: Names,
  ) {
    this.fetch = fetchWith(names);
  }

  /**
   * @param limitMs the time within which the whole answer is read
   * @throws Refusal `upstream-unavailable` naming the service when it does not answer, or answers unexpectedly
   */
  get<T>(
    service: ServiceName,
    path: string,
    request: OperatorRequest,
    limitMs = LIMIT_MS,
  ): Promise<T> {
    const read = (response: Response) => {
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      return response.json() as Promise<T>;
    };
    return this.send(service, path, request, read, limitMs);
  }

  /**
   * @returns whether the resource of the path exists; false only after an answer of the service
   * @throws Refusal as `get` does
   */
  exists(service: ServiceName, path: string, request: OperatorRequest): Promise<boolean> {
    return this.send(service, path, request, async (response) => {
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) {
        throw new Error(`it answered ${response.status}`);
      }
      return response.ok;
    });
  }

  private async send<T>(
    service: ServiceName,
    path: string,
    request: OperatorRequest,
    read: (response: Response) => Promise<T>,
    limitMs = LIMIT_MS,
  ): Promise<T> {
    const url = this.config[`${service.toUpperCase() as Uppercase<ServiceName>}_URL`];
    const parent = request.work.traceparent;
    const span = beginSpan(`GET ${service}`, { parent, kind: 'CLIENT' });
    try {
      const response = await this.fetch(url + path, {
        headers: {
          authorization: request.headers.authorization ?? '',
          'x-request-id': request.id,
          traceparent: span?.traceparent ?? childTraceparent(parent),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      });
      const answer = await read(response);
      span?.end();
      return answer;
    } catch (error) {
      span?.end(error as Error);
      throw new Refusal(
        'upstream-unavailable',
        `The ${service} service does not answer: ${reason(error)}.`,
      );
    }
  }
}

function reason(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
