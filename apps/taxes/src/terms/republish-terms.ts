import { Republications, type UnitOfWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { republishLine } from './publish-line.js';
import { lockLines } from './store/terms.store.js';

interface SubjectKey {
  subject: string;
}

/** Publishes the state of terms again, as it was last published (decision 8.7). */
@Injectable()
export class RepublishTerms {
  constructor(republications: Republications) {
    republications.add<SubjectKey>('terms', {
      table: 'terms_subject',
      key: { subject: 'subject' },
      changedAt: 't.published_at',
      publish,
    });
  }
}

async function publish(uow: UnitOfWork, keys: readonly SubjectKey[]): Promise<number> {
  const lines = Map.groupBy(keys, ({ subject }) => lineOfSubject(subject));
  lockLines(uow, [...lines.keys()]);
  let count = 0;
  for (const [line, of] of lines) {
    count += await republishLine(uow, line, new Set(of.map(({ subject }) => subject)));
  }
  return count;
}

/** `duties/DE` of `duties/DE/2026-07-01`; other lines are one subject. */
function lineOfSubject(subject: string): string {
  return subject.split('/').slice(0, 2).join('/');
}
