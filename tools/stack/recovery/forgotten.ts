import type { LostSubject } from './raise-numbers.js';

/** The lines about lost subjects: one for each, but one for all prices that were computed again for the same cause. */
export function forgottenOf(lost: readonly LostSubject[]): object[] {
  const groups = Map.groupBy(lost, (subject) =>
    isRecomputed(subject) ? causeOf(subject) : undefined,
  );
  const otherSubjects = groups.get(undefined) ?? [];
  groups.delete(undefined);
  const recomputed = [...groups].map(([cause, subjects]) => ({
    stream: 'pricing.price',
    recomputed: subjects.length,
    cause,
    subjects: subjects.map(({ subject }) => subject),
  }));
  return [...otherSubjects.map((subject) => ({ ...subject, causes: undefined })), ...recomputed];
}

/** A merchant has to send again only what it sent; other prices follow from a rate, a product or terms. */
function isRecomputed({ known, causes }: LostSubject): boolean {
  return known && causes !== undefined && !causes.includes('update');
}

/** A request of before the restored time, which was only answered after it, has no cause among the lost events. */
function causeOf({ causes = [] }: LostSubject): string {
  return causes.join(', ') || 'queued before';
}
