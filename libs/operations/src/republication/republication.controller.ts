import { ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  RepublishAllRequest,
  RepublishRequest,
  toWantedRepublication,
} from './republication.request.dto.js';
import {
  RepublicationResponse,
  RepublishedResponse,
  toRepublicationResponse,
} from './republication.response.dto.js';
import { Republications } from './republications.js';

export interface RepublicationText {
  /** The subject as registered in {@link Republications}; the path is `/ops/{subject}/republish`. */
  subject: string;
  /** The singular and plural for the ids of the operations: `Sku`, `Skus`. */
  names: readonly [one: string, several: string];
  /** The plural in words: `SKUs`. */
  words: string;
  /** The published events, described for readers of the API documents. */
  doc: string;
  /** False if the subject does not belong to merchants. */
  byMerchant?: boolean;
  problems?: readonly string[];
  /** The problem code for an unknown job; `not-found` by default. */
  notFound?: string;
}

/** The controller of one kind of republication (decision 8.7). */
export function republicationController({
  subject,
  names: [one, several],
  words,
  doc,
  byMerchant = true,
  problems = [],
  notFound,
}: RepublicationText): Type {
  @ApiTags('Operations')
  @Controller(`ops/${subject}/republish`)
  @Clients('operator')
  class RepublicationController {
    constructor(@Inject(Republications) private readonly republications: Republications) {}

    @Post()
    @HttpCode(202)
    @ApiEndpoint(RepublishedResponse, {
      id: `republish${several}`,
      summary: `Republish the ${words}`,
      doc: [
        'Use this to fill a projection that is new or was emptied.',
        doc,
        'Each event has its original version and `occurredAt`, and a new `eventId`.',
      ].join(' '),
      example: byMerchant ? { merchantId: 'ACME' } : {},
      problems,
    })
    async begin(
      @Body() body: RepublishRequest,
      @CallerOf() { clientId }: Caller,
    ): Promise<RepublishedResponse> {
      const wanted = toWantedRepublication(body);
      return { jobId: await this.republications.begin(subject, wanted, clientId) };
    }

    @Get(':jobId')
    @ApiEndpoint(RepublicationResponse, {
      id: `read${one}Republication`,
      summary: `Read the progress of a republication of ${words}`,
      params: { jobId: 'The id that was returned for the request.' },
      problems: [notFound ?? 'not-found'],
    })
    async progress(@Param('jobId') jobId: string): Promise<RepublicationResponse> {
      return toRepublicationResponse(await this.republications.progress(subject, jobId, notFound));
    }
  }

  // Logs and the API document identify controllers by name.
  Object.defineProperty(RepublicationController, 'name', {
    value: `Republish${several}Controller`,
  });
  // Sets the class of the body for Nest, because the type of a parameter cannot vary.
  const request = byMerchant ? RepublishRequest : RepublishAllRequest;
  const { prototype } = RepublicationController;
  Reflect.defineMetadata('design:paramtypes', [request, Object], prototype, 'begin');
  return RepublicationController;
}
