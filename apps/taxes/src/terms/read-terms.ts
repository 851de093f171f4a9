import { valueFaults } from '#landed-cost';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import type { Documents, TermsKind } from './domain/documents.js';
import { TermsList, type ListedTerms } from './store/terms-list.store.js';

/** A revision with its document. */
export interface ReadableTerms<K extends TermsKind> {
  terms: ListedTerms;
  document: Documents[K];
}

const ID = /^(.+)-(\d{4}-\d{2}-\d{2})-(\d{1,9})$/;

/** Reads terms by id or by destination and day. */
@Injectable()
export class ReadTerms {
  constructor(private readonly list: TermsList) {}

  /** @throws Refusal `terms-not-found` */
  async summary(kind: TermsKind, id: string): Promise<ListedTerms> {
    const [, rest = '', validFrom = '', revision = ''] = ID.exec(id) ?? [];
    const terms =
      valueFaults.dayFaults(validFrom, '').length === 0 &&
      (await this.list.find(`${kind}/${rest}`, validFrom, Number(revision)));
    if (!terms) throw notFound(id);
    return terms;
  }

  /** @throws Refusal `terms-not-found` */
  async read<K extends TermsKind>(kind: K, id: string): Promise<ReadableTerms<K>> {
    return this.withDocument(await this.summary(kind, id));
  }

  /**
   * Reads the terms in force on a day; today if left out.
   * @throws Refusal `terms-not-found` if none are in force
   */
  async inForce<K extends TermsKind>(
    kind: K,
    destination: string,
    day?: string,
  ): Promise<ReadableTerms<K>> {
    const inForceOn = day ?? (await this.list.today(destination));
    const {
      terms: [inForce],
    } = await this.list.list({ kind, destination, inForceOn }, 1);
    if (!inForce) throw notFound(`of ${destination} on ${inForceOn}`);
    return this.withDocument(inForce);
  }

  private async withDocument<K extends TermsKind>(terms: ListedTerms): Promise<ReadableTerms<K>> {
    return { terms, document: (await this.list.document(terms.row)) as Documents[K] };
  }
}

/** The line of an id: `rules/DE` for `DE-2026-07-01-1`. */
export function lineOfId(kind: TermsKind, id: string): string {
  return `${kind}/${ID.exec(id)?.[1] ?? ''}`;
}

function notFound(what: string): Refusal {
  return new Refusal('terms-not-found', `There are no terms ${what}.`);
}
