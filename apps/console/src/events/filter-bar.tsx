import { Button } from '../design/button.js';
import { MultiSelect } from '../design/select.js';
import { Filters } from '../filters/filters.js';
import { MerchantFilter } from '../filters/merchant-filter.js';
import { TextFilter } from '../filters/text-filter.js';
import { useFilters } from '../filters/use-filters.js';
import { fill } from '../language/texts.js';
import { messages } from './messages.js';
import type { EventSearch } from './search.js';
import { useEventTypes } from './use-event-types.js';

const { filters: texts } = messages;

/** The filters of the followed events; each change is in the address at once. */
export function FilterBar({ search }: { search: EventSearch }) {
  const { change, onClear } = useFilters(search, 'merchant', 'open');
  const types = useEventTypes();
  const { subject, merchant, trace, types: chosen } = search;
  return (
    <Filters
      onClear={onClear}
      first={
        <>
          <MerchantFilter
            value={merchant}
            placeholder={texts.merchantHint}
            onChange={(next) => change({ merchant: next })}
          />
          <TextFilter
            label={texts.subject}
            type="search"
            placeholder={texts.subjectHint}
            value={subject}
            onChange={(next) => change({ subject: next })}
          />
        </>
      }
    >
      <MultiSelect
        label={texts.types}
        none={texts.anyType}
        choices={types}
        value={chosen?.split(',') ?? []}
        onChange={(next) => change({ types: next.join(',') || undefined })}
      />
      {trace !== undefined && (
        <Button look="quiet" onClick={() => change({ trace: undefined })}>
          {fill(texts.trace, { trace: trace.slice(0, 8) })} ✕
        </Button>
      )}
    </Filters>
  );
}
