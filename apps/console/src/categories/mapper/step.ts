import { isBelow, isSame } from '../category-row.js';
import type { CategoryRow, Mapping, Target } from '../category-row.js';
import { deleteMapping, putMappings, readMappings } from '../requests.js';
import type { CategoryMapping, Scope } from '../requests.js';

/** A category, and what it is to be mapped to. */
export interface Choice {
  /** The row on which it was made. */
  row: CategoryRow;
  /** The category of the row, or one above it. */
  category: string;
  target: Target;
}

type Own = Pick<CategoryMapping, 'category' | 'channelCategory'>;

/** One act, which is undone as a whole. */
export interface Step {
  id: number;
  /** The mapping; undefined for a step that removed mappings below a category. */
  choice?: Choice;
  /** The category that applies to all below it since. */
  category: string;
  /** The mappings of the rows before it, which are shown again when it is undone. */
  rows: ReadonlyMap<string, Mapping | undefined>;
  /** Own mappings that it replaced or removed; known once it is saved. */
  before?: readonly Own[];
  /** Own mappings that still apply below the category. */
  below?: readonly Own[];
}

/** Saves the mapping of a step. @returns the step with what it replaced, and what applies below it */
export async function save(scope: Scope, step: Step, choice: Choice): Promise<Step> {
  const { category, target, row } = choice;
  const isAlone = isSame(row.category, category) && step.rows.size < 2;
  const own = isAlone ? ownOf(scope, row) : await readMappings(scope, category);
  await putMappings(scope, [{ category, channelCategory: target.channelCategory }]);
  return {
    ...step,
    before: own.filter((one) => isSame(one.category, category)),
    below: own.filter((one) => isBelow(one.category, category)),
  };
}

function ownOf({ reader }: Scope, { mapping }: CategoryRow): readonly Own[] {
  return mapping?.source === reader ? [mapping] : [];
}

/** Undoes a saved step. */
export async function revert(scope: Scope, { choice, before = [] }: Step): Promise<void> {
  if (before.length > 0) {
    const mappings = before.map(({ category, channelCategory }) => ({ category, channelCategory }));
    await putMappings(scope, mappings);
  } else if (choice) {
    await deleteMapping(scope, choice.category);
  }
}
