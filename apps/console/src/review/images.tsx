import { ExternalLink } from '../design/external-link.js';
import { fill } from '../language/texts.js';
import type { Sku } from '../skus/sku-row.js';
import { messages as texts } from './messages.js';

/**
 * The images of a SKU. Each image has its own frame with another policy: the page itself loads nothing from other
 * origins, and the server of the image gets no referrer (decision 3.21).
 */
export function Images({ sku: { skuId, images } }: { sku: Sku }) {
  return (
    <section className="card" aria-labelledby="images">
      <h3 id="images">{texts.images}</h3>
      {images.length === 0 && <p className="quiet">{texts.noImages}</p>}
      <div className="review-images">
        {images.map((url, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same image may be present twice
          <figure key={at} className="review-image">
            {URL.parse(url)?.protocol === 'https:' ? (
              <iframe
                className="review-frame"
                src={`/console/image?url=${encodeURIComponent(url)}`}
                title={fill(texts.image, { number: at + 1, sku: skuId })}
                sandbox=""
                loading="lazy"
                tabIndex={-1}
              />
            ) : (
              <p className="quiet">{texts.unsafeImage}</p>
            )}
            <figcaption>
              <ExternalLink url={url}>{fill(texts.openImage, { number: at + 1 })}</ExternalLink>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
