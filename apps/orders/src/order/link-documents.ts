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
 * Creates links to the documents that an answer about orders names (decision 7.2). Orders and stored answers contain
 * ids, so every answer gets new links.
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

/** The members with the id of a document, and the members with a link that replace them. */
const LINK_OF: Readonly<Record<string, string>> = {
  documentId: 'url',
  invoiceDocumentId: 'invoiceUrl',
};

/** Matches a member in JSON text. No value matches, since quotes within values are escaped. */
const NAMED_DOCUMENT = /"(documentId|invoiceDocumentId)" ?: ?"([^"\\]+)"/g;

/** Replaces each document's id in JSON text with a link. */
export function withLinks(json: string, linkTo: (documentId: string) => string): string {
  // An order contains a document's id once for each item.
  const links = new Map<string, string>();
  return json.replace(NAMED_DOCUMENT, (_, member: string, documentId: string) => {
    const link = links.get(documentId) ?? JSON.stringify(linkTo(documentId));
    links.set(documentId, link);
    return `"${LINK_OF[member]}":${link}`;
  });
}
