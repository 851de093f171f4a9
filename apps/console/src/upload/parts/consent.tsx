import { fill } from '../../language/texts.js';
import type { KindId } from '../kinds/kind.js';
import { messages } from '../messages.js';

/** So many are named. */
const MOST = 20;

interface Props {
  texts: NonNullable<(typeof messages.kinds)[KindId]['consent']>;
  skuIds: readonly string[];
  /** Groups that are about these SKUs. */
  groups: number;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Names the SKUs that would be deleted or are not registered, and asks for consent. */
export function Consent({ texts, skuIds, groups, agreed, onAgree }: Props) {
  const more = skuIds.length - MOST;
  return (
    <section className="problem" aria-labelledby="consent">
      <h2 id="consent" className="problem-title">
        {skuIds.length === 1 ? texts.titleOne : fill(texts.title, { count: skuIds.length })}
      </h2>
      <p>{texts.text}</p>
      <p className="id">
        {skuIds.slice(0, MOST).join(', ')}
        {more > 0 && ` ${fill(messages.consent.more, { count: more })}`}
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => onAgree(event.target.checked)}
        />
        <span>
          {skuIds.length === 1 ? texts.agreeOne : texts.agree}
          {!agreed && (
            <span className="under">
              {groups === 1 ? texts.leftOne : fill(texts.left, { groups })}
            </span>
          )}
        </span>
      </label>
    </section>
  );
}
