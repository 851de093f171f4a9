import { fill, listed } from '../../language/texts.js';
import { messages } from '../messages.js';
import { ReasonList } from '../parts/reasons.js';
import type { Preview } from './product.js';

const { changes: texts, reviews: reviewTexts } = messages.edit;
const KINDS = ['created', 'updated', 'deleted', 'unchanged'] as const;

/** Whether sending it would change anything. */
export function changesSomething({ created, updated, deleted }: Preview): boolean {
  return created.length + updated.length + deleted.length > 0;
}

/** The effect of saving on the product, and the result of the review. */
export function EditPreview({ productId, preview }: { productId: string; preview: Preview }) {
  return (
    <>
      <section className="card" aria-label={texts.label}>
        <h3>{fill(texts.title, { product: productId })}</h3>
        {!changesSomething(preview) && <p>{texts.none}</p>}
        <dl className="facts">
          {KINDS.filter((kind) => preview[kind].length > 0).map((kind) => (
            <div key={kind} className="fact">
              <dt>{texts[kind]}</dt>
              <dd className={`id ${kind === 'deleted' ? 'tone-bad' : ''}`}>
                {listed(preview[kind])}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {changesSomething(preview) && (
        <section className="card" aria-label={reviewTexts.title}>
          <h3>{reviewTexts.title}</h3>
          {preview.reviews.length === 0 && <p>{reviewTexts.none}</p>}
          {preview.reviews.map(({ skuId, localizationMessages }) => (
            <div key={skuId} className="entry">
              <p className="id">{skuId}</p>
              {localizationMessages.length === 0 ? (
                <p>{reviewTexts.passes}</p>
              ) : (
                <ReasonList reasons={localizationMessages} />
              )}
            </div>
          ))}
        </section>
      )}
    </>
  );
}
