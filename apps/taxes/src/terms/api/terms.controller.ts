import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Documents, TermsKind } from '../domain/documents.js';
import { EndTerms } from '../end-terms.js';
import type { Loading } from '../examine-terms.js';
import { LoadTerms, type LoadingPreview } from '../load-terms.js';
import { lineOfId, ReadTerms, type ReadableTerms } from '../read-terms.js';
import { TermsList } from '../store/terms-list.store.js';
import type { EndTermsRequest } from './end-terms.request.dto.js';
import type { ListTermsQuery } from './terms.query.dto.js';
import {
  toTermsListResponse,
  toTermsResponse,
  type TermsListResponse,
  type TermsPreviewResponse,
  type TermsResponse,
} from './terms.response.dto.js';

type WithDocument<K extends TermsKind> = TermsResponse & { document: Documents[K] };

/** The common functions of the controllers of the three kinds of terms. */
@Injectable()
export class TermsOperations {
  constructor(
    private readonly terms: TermsList,
    private readonly readTerms: ReadTerms,
    private readonly loadTerms: LoadTerms,
    private readonly endTerms: EndTerms,
  ) {}

  async list(kind: TermsKind, { limit, ...filter }: ListTermsQuery): Promise<TermsListResponse> {
    return toTermsListResponse(await this.terms.list({ kind, ...filter }, limit));
  }

  async read<K extends TermsKind>(kind: K, id: string): Promise<WithDocument<K>> {
    return withDocument(await this.readTerms.read(kind, id));
  }

  async inForce<K extends TermsKind>(
    kind: K,
    destination: string,
    day: string | undefined,
  ): Promise<WithDocument<K>> {
    return withDocument(await this.readTerms.inForce(kind, destination, day));
  }

  /** Returns 201 with new terms; 200 with terms that were loaded before, and for a dry run. */
  async load(
    loading: Loading,
    { dryRun, reply }: { dryRun: boolean | undefined; reply: FastifyReply },
  ): Promise<TermsResponse | TermsPreviewResponse> {
    if (dryRun === true) {
      reply.code(200);
      return toPreviewResponse(await this.loadTerms.preview(loading));
    }
    const { id, isNew } = await this.loadTerms.load(loading);
    reply.code(isNew ? 201 : 200);
    return toTermsResponse(await this.readTerms.summary(loading.terms.kind, id));
  }

  async end(
    kind: TermsKind,
    id: string,
    { correction, ...ending }: EndTermsRequest & { who: string },
  ): Promise<TermsResponse> {
    const line = lineOfId(kind, id);
    await this.endTerms.end({ ...ending, correction: correction?.reason, line, id });
    return toTermsResponse(await this.readTerms.summary(kind, id));
  }
}

function withDocument<K extends TermsKind>({ terms, document }: ReadableTerms<K>): WithDocument<K> {
  return { ...toTermsResponse(terms), document };
}

/** The fault in the form of a problem (decision 1.2). */
const MOST_FAULTS = 100;

function toPreviewResponse({ loaded, faults, samples }: LoadingPreview): TermsPreviewResponse {
  return {
    outcome: !loaded ? 'refused' : loaded.isNew ? 'new' : 'unchanged',
    ...(loaded && { id: loaded.id }),
    faults: faults.slice(0, MOST_FAULTS),
    samples: [...samples],
  };
}
