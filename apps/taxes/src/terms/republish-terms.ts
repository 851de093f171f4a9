import { Republications } from '#operations';
import type { UnitOfWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { destinationOf } from './domain/documents.js';
import { republishDestination } from './publish-destination.js';
import { lockDestinations } from './store/terms.store.js';

interface SubjectKey {
  subject: string;
}

/** The number of subjects in a portion: with events of at most 511 KiB, a portion stays below 4 MiB. */
const PORTION = 8;

/** Publishes the last published state of terms again (decision 8.7). */
@Injectable()
export class RepublishTerms {
  constructor(republications: Republications) {
    republications.add<SubjectKey>('terms', {
      table: 'terms_subject',
      key: { subject: 'subject' },
      changedAt: 't.published_at',
      portion: PORTION,
      publish,
    });
  }
}

async function publish(unitOfWork: UnitOfWork, keys: readonly SubjectKey[]): Promise<number> {
  const destinations = Map.groupBy(keys, ({ subject }) => destinationOf(subject));
  lockDestinations(unitOfWork, [...destinations.keys()]);
  let count = 0;
  for (const [destination, of] of destinations) {
    const subjects = new Set(of.map(({ subject }) => subject));
    count += await republishDestination(unitOfWork, destination, subjects);
  }
  return count;
}
