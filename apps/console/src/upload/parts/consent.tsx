import type { KindId } from '@entrepot/product-files';
import { counted, listed } from '../../language/texts.js';
import { messages } from '../messages.js';

/** The maximum number of listed SKUs. */
const MOST = 20;

interface Props {
  texts: NonNullable<(typeof messages.kinds)[KindId]['consent']>;
  skuIds: readonly string[];
  /** The number of groups with these SKUs. */
  groups: number;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Lists the SKUs that would be deleted or are not registered, and asks for consent. */
export function Consent({ texts, skuIds, groups, agreed, onAgree }: Props) {
  const more = skuIds.length - MOST;
  const named = listed(skuIds.slice(0, MOST));
  return (
    <section className="problem" aria-labelledby="consent">
      <h2 id="consent" className="problem-title">
        {counted(texts.title, skuIds.length)}
      </h2>
      <p>{texts.text}</p>
      <p className="id">
        {more > 0 ? counted(messages.consent.more, more, { skus: named }) : named}
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => onAgree(event.target.checked)}
        />
        <span>
          {counted(texts.agree, skuIds.length)}
          {!agreed && <span className="under">{counted(texts.left, groups)}</span>}
        </span>
      </label>
    </section>
  );
}
