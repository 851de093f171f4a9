import { migrationClass } from '#store';
import { USUAL_COMMENTS } from './usual-comments.js';

/** A {@link migrationClass} that then comments on the columns that mean the same in every table. */
export function migrationOf(
  name: string,
  statements: readonly string[],
): ReturnType<typeof migrationClass> {
  return migrationClass(name, [...statements, USUAL_COMMENTS]);
}
