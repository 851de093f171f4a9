import type { ListRange } from '#edge';
import type { Bind } from '#platform';

/** The records of a page. */
export interface PageRange extends ListRange {
  /** ISO 8601, exclusive. */
  from?: string | undefined;
}

/** The conditions of a list as one range of its index: whose rows, and from when. */
export const inRange =
  (whose: (value: Bind) => string, { from, after, order }: PageRange) =>
  (value: Bind): string[] => {
    // Ascending, what is behind a record is behind the instant too, from where a scan would begin.
    const bounded = from !== undefined && (!after || order === 'desc');
    return [whose(value), ...(bounded ? [`last_update_date > ${value(from)}`] : [])];
  };
