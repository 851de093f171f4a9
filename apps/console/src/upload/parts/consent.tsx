import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';

const { deletions: texts } = messages;

/** So many are named. */
const MOST = 20;

interface Props {
  skuIds: readonly string[];
  /** Products that would delete them. */
  products: number;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Says what would be deleted, and asks for it. */
export function Deletions({ skuIds, products, agreed, onAgree }: Props) {
  const more = skuIds.length - MOST;
  return (
    <section className="problem" aria-labelledby="deletions">
      <h2 id="deletions" className="problem-title">
        {skuIds.length === 1 ? texts.titleOne : fill(texts.title, { count: skuIds.length })}
      </h2>
      <p>{texts.text}</p>
      <p className="id">
        {skuIds.slice(0, MOST).join(', ')}
        {more > 0 && ` ${fill(texts.more, { count: more })}`}
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
              {products === 1 ? texts.leftOne : fill(texts.left, { products })}
            </span>
          )}
        </span>
      </label>
    </section>
  );
}
