import type { ListRange } from '#edge';
import type { Bind } from '#platform';

/** The records of a page. */
export interface PageRange extends ListRange {
  /** ISO 8601, exclusive. */
  from?: string | undefined;
}

/** The conditions of a list as one range of its index: the merchant and the first date. */
export const inRange =
  (whose: (value: Bind) => string, { from, after, order }: PageRange) =>
  (value: Bind): string[] => {
    // In ascending order, every record after a given record is also after the date at which a scan would start.
    const bounded = from !== undefined && (!after || order === 'desc');
    return [whose(value), ...(bounded ? [`last_update_date > ${value(from)}`] : [])];
  };
