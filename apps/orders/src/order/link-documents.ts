import { DocumentLinks } from '#platform';
import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

/**
 * Links to the documents that an answer about orders names (decision 7.2). Orders and kept answers are stored with
 * ids, so that every answer has links of its own.
 */
@Injectable()
export class LinkDocuments implements NestInterceptor {
  constructor(private readonly links: DocumentLinks) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<string> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer) => {
        const now = new Date();
        void reply.type('application/json; charset=utf-8');
        // The database builds most answers as JSON text.
        const json = typeof answer === 'string' ? answer : JSON.stringify(answer);
        return withLinks(json, (documentId) => this.links.linkTo(documentId, now));
      }),
    );
  }
}

/** The members that name a document, and those that link to it in their place. */
const LINK_OF: Readonly<Record<string, string>> = {
  documentId: 'url',
  invoiceDocumentId: 'invoiceUrl',
};

/** A member of JSON text. No value looks like it, since quotes within values are escaped. */
const NAMED_DOCUMENT = /"(documentId|invoiceDocumentId)" ?: ?"([^"\\]+)"/g;

/** JSON text with a link in place of each document's id. */
export function withLinks(json: string, linkTo: (documentId: string) => string): string {
  // An order names a document once for each of its items.
  const links = new Map<string, string>();
  return json.replace(NAMED_DOCUMENT, (_, member: string, documentId: string) => {
    const link = links.get(documentId) ?? JSON.stringify(linkTo(documentId));
    links.set(documentId, link);
    return `"${LINK_OF[member]}":${link}`;
  });
}
