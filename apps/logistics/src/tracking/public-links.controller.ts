import { ApiEndpoint, Public, Refusal } from '#edge';
import { Database, DocumentLinks, type DocumentLink } from '#platform';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { findDocument, type DocumentRecord } from '../documents/store/document.store.js';
import { DocumentStore } from '../documents/document-store.js';
import { findByTrackingToken } from '../parcels/store/parcel-list.store.js';
import { trackingPage } from './tracking-page.js';

/**
 * Serves resources that require only a link (decision 7.2): its signature or token is the authorization, so the link
 * must not leak.
 */
@ApiTags('Parcels')
@Controller()
@Public()
export class PublicLinksController {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly links: DocumentLinks,
  ) {}

  @Get('documents/:documentId/:expires/:signature')
  @ApiEndpoint(
    { mediaType: 'application/pdf' },
    {
      id: 'openDocument',
      summary: 'Open a label or a commercial invoice',
      doc:
        'The link itself grants access. Answers about orders and parcels have it; it expires after some days, and ends ' +
        "when the buyer's data is erased.",
      params: {
        documentId: 'Document id, as in events.',
        expires: 'The link expires when this day begins, in UTC: `2026-12-01`.',
        signature: 'The value of this part of the link.',
      },
      problems: ['not-found', 'link-expired'],
    },
  )
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'inline')
  @Header('cache-control', 'private, no-store')
  @Header('x-content-type-options', 'nosniff')
  @Header('referrer-policy', 'no-referrer')
  async document(
    @Param('documentId') documentId: string,
    @Param('expires') expires: string,
    @Param('signature') signature: string,
  ): Promise<Buffer> {
    this.check({ documentId, expires, signature });
    const { contentKey } = await this.find(documentId);
    const content = await this.documents.get(contentKey);
    if (content) return content;
    // The buyer may be erased after the lookup of the document.
    await this.find(documentId);
    throw new Error(`the document store has lost ${contentKey}`);
  }

  @Get('track/:token')
  @ApiEndpoint(
    { mediaType: 'text/html' },
    {
      id: 'openTrackingPage',
      summary: 'Track a parcel',
      doc: 'A page for buyers, without personal data.',
      params: { token: 'The value of this part of the link.' },
      problems: ['not-found'],
    },
  )
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  @Header('cache-control', 'private, no-store')
  @Header('x-content-type-options', 'nosniff')
  @Header('referrer-policy', 'no-referrer')
  async track(@Param('token') token: string): Promise<string> {
    const parcel = await findByTrackingToken(this.database.reads({ clientId: 'public' }), token);
    if (!parcel) throw new Refusal('not-found', 'There is no such parcel.');
    return trackingPage(parcel);
  }

  /** A forged link gets the same answer as a link to an absent document. */
  private check(link: DocumentLink): void {
    const state = this.links.check(link, new Date());
    if (state === 'forged') throw noSuchDocument();
    if (state === 'valid') return;
    throw new Refusal('link-expired', 'The link has expired. Ask the API for a new one.');
  }

  private async find(documentId: string): Promise<DocumentRecord> {
    const document = await findDocument(this.database.http, documentId);
    if (!document) throw noSuchDocument();
    return document;
  }
}

function noSuchDocument(): Refusal {
  return new Refusal('not-found', 'There is no such document.');
}
