import { Refusal } from '#edge';

/**
 * @param pointer the pointer to the lines in the body
 * @throws Refusal `duplicate-line` that points at each line whose id an earlier one has
 */
export function refuseDuplicateLines(lines: readonly { id: string }[], pointer: string): void {
  const seen = new Set<string>();
  const errors = lines.flatMap(({ id }, index) => {
    if (seen.size !== seen.add(id).size) return [];
    const detail = 'is the id of an earlier line';
    return [{ pointer: `${pointer}/${index}/id`, code: 'duplicate-line', detail }];
  });
  if (errors.length === 0) return;
  throw new Refusal('duplicate-line', 'Each line needs a unique id.', { errors });
}
