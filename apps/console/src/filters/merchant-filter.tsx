import { useSession } from '../api/session.js';
import { messages } from './messages.js';
import { SuggestFilter } from './suggest-filter.js';

interface Props {
  value: string | undefined;
  onChange: (merchant: string | undefined) => void;
  placeholder?: string;
}

/** The merchant whose records are listed, for operators; a merchant sees its own only. */
export function MerchantFilter({ placeholder = messages.anyMerchant, ...filter }: Props) {
  const { kind } = useSession();
  if (kind !== 'operator') return undefined;
  return (
    <SuggestFilter
      kind="merchant"
      label={messages.merchant}
      placeholder={placeholder}
      {...filter}
    />
  );
}
