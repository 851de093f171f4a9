import { Database, Public, Refusal } from '#platform';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { findDocument } from '../document.store.js';
import { DocumentStore } from '../documents/document-store.js';
import { findByTrackingToken } from '../parcel-list.store.js';
import { trackingPage } from './tracking-page.js';

/** What a link alone opens (decision 7.2): the token is the right, and it is not passed on. */
@Controller()
@Public()
export class PublicLinksController {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
  ) {}

  @Get('documents/:token')
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'inline')
  @Header('cache-control', 'private, no-store')
  @Header('x-content-type-options', 'nosniff')
  @Header('referrer-policy', 'no-referrer')
  async document(@Param('token') token: string): Promise<Buffer> {
    const document = await findDocument(this.database.http, token);
    if (!document) throw new Refusal('not-found', 'There is no such document.');
    const content = await this.documents.get(document.contentKey);
    if (!content) throw new Error(`the document store has lost ${document.contentKey}`);
    return content;
  }

  @Get('track/:token')
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
}
