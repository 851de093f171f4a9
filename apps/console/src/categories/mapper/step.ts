import { isBelow, isSame, type CategoryRow, type Mapping, type Target } from '../category-row.js';
import { deleteMapping, putMappings, readMappings } from '../requests.js';
import type { CategoryMapping, Scope } from '../requests.js';

/** A category and the target of its mapping. */
export interface Choice {
  /** The row on which the person made the choice. */
  row: CategoryRow;
  /** The category of the row, or a category above it. */
  category: string;
  target: Target;
}

type Own = Pick<CategoryMapping, 'category' | 'channelCategory'>;

/** One act, which can be undone as a whole. */
export interface Step {
  id: number;
  /** The mapping; undefined for a step that removed mappings below a category. */
  choice?: Choice;
  /** The category whose mapping now applies to all categories below it. */
  category: string;
  /** The previous mappings of the rows, which undoing the step restores. */
  rows: ReadonlyMap<string, Mapping | undefined>;
  /** Own mappings that the step replaced or removed; known once the step is saved. */
  before?: readonly Own[];
  /** Own mappings that still apply below the category. */
  below?: readonly Own[];
}

/** Saves the mapping of a step. @returns the step with the mappings that it replaced and those that apply below it */
export async function save(scope: Scope, step: Step, choice: Choice): Promise<Step> {
  const { category, target, row } = choice;
  const isAlone = isSame(row.category, category) && step.rows.size < 2;
  const mappings = isAlone ? ownOf(scope, row) : await readMappings(scope, category);
  await putMappings(scope, [{ category, channelCategory: target.channelCategory }]);
  return {
    ...step,
    before: mappings.filter((mapping) => isSame(mapping.category, category)),
    below: mappings.filter((mapping) => isBelow(mapping.category, category)),
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
