import { useNavigate } from '@tanstack/react-router';
import { Filters } from '../../filters/filters.js';
import { MerchantFilter } from '../../filters/merchant-filter.js';
import { TextFilter } from '../../filters/text-filter.js';
import { messages } from '../messages.js';
import type { InventorySearch } from '../search.js';

const { filters: texts } = messages;

/** The filters of the list; each change is in the address at once. */
export function FilterBar({ search }: { search: InventorySearch }) {
  const navigate = useNavigate({ from: '/inventory' });
  const change = (part: InventorySearch): void => {
    void navigate({ search: (old) => ({ ...old, ...part }), replace: true });
  };
  const isChosen = (search.text ?? search.merchant) !== undefined;
  const clear = (): void => void navigate({ search: search.order ? { order: search.order } : {} });
  return (
    <Filters
      onClear={isChosen ? clear : undefined}
      first={
        <TextFilter
          label={texts.text}
          type="search"
          placeholder={texts.textHint}
          value={search.text}
          onChange={(text) => change({ text })}
        />
      }
    >
      <MerchantFilter value={search.merchant} onChange={(merchant) => change({ merchant })} />
    </Filters>
  );
}
