import { Badge } from '../design/badge.js';
import { fill } from '../language/texts.js';
import type { Reader } from '../live/changes.js';
import { isSame, type CategoryRow } from './category-row.js';
import { messages } from './messages.js';

/** The mapping of a category and its origin. */
export function MappingState({ row, reader }: { row: CategoryRow; reader: Reader }) {
  const { mapping } = row;
  if (!mapping) return <Unmapped />;
  const { path, channelCategory } = mapping;
  if (path === undefined) {
    return (
      <p>
        <Unmapped /> {fill(messages.lost, { code: channelCategory })}
      </p>
    );
  }
  return (
    <p>
      <span className="quiet">{messages.mapper.now}</span> {path}{' '}
      <span className="quiet">{channelCategory}</span>
      <span className="under">{sourceText(row, reader)}</span>
    </p>
  );
}

export function Unmapped() {
  return <Badge tone="warning">{messages.unmapped}</Badge>;
}

/** The client that set the mapping of a row, and the category above it that has the mapping. */
export function sourceText({ category, mapping }: CategoryRow, reader: Reader): string {
  if (!mapping) return '';
  const ownText = mapping.source === reader ? messages.own : messages.sources[mapping.source];
  // Operators create all mappings for all merchants.
  const source = reader === 'operator' ? messages.sources.operator : ownText;
  return isSame(mapping.category, category)
    ? source
    : fill(messages.from, { source, category: mapping.category });
}
