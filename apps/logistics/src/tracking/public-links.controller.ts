import { ApiEndpoint, Database, Public, Refusal } from '#platform';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { findDocument, type DocumentRecord } from '../documents/store/document.store.js';
import { DocumentStore } from '../documents/document-store.js';
import { findByTrackingToken } from '../parcels/store/parcel-list.store.js';
import { trackingPage } from './tracking-page.js';

/**
 * Resources that need a link only (decision 7.2): the token in the link is the authorization, so it must not leak.
 */
@ApiTags('Parcels')
@Controller()
@Public()
export class PublicLinksController {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
  ) {}

  @Get('documents/:token')
  @ApiEndpoint(
    { mediaType: 'application/pdf' },
    {
      id: 'openDocument',
      summary: 'Open a label or a commercial invoice',
      doc: 'The link itself grants access. It does not expire and can be revoked.',
      params: { token: 'As in the link.' },
      problems: ['not-found'],
    },
  )
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'inline')
  @Header('cache-control', 'private, no-store')
  @Header('x-content-type-options', 'nosniff')
  @Header('referrer-policy', 'no-referrer')
  async document(@Param('token') token: string): Promise<Buffer> {
    const { contentKey } = await this.find(token);
    const content = await this.documents.get(contentKey);
    if (content) return content;
    // The buyer may have been erased since the link was looked up.
    await this.find(token);
    throw new Error(`the document store has lost ${contentKey}`);
  }

  @Get('track/:token')
  @ApiEndpoint(
    { mediaType: 'text/html' },
    {
      id: 'openTrackingPage',
      summary: 'Track a parcel',
      doc: 'A page for buyers, without personal data.',
      params: { token: 'As in the link.' },
      problems: ['not-found'],
    },
  )
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  @Header('cache-control', 'private, no-store')
  @Header('x-content-type-options', 'nosniff')
  @Header('referrer-policy', 'no-referrer')
  async track(@Param('token') token: string): Promise<string> {
    const parcel = await findByTrackingToken(this.database.http, token);
    if (!parcel) throw new Refusal('not-found', 'There is no such parcel.');
    return trackingPage(parcel);
  }

  private async find(token: string): Promise<DocumentRecord> {
    const document = await findDocument(this.database.http, token);
    if (!document) throw new Refusal('not-found', 'There is no such document.');
    return document;
  }
}
