import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mayCall, useSession } from '../api/session.js';
import { Badge } from '../design/badge.js';
import { ExternalLink } from '../design/external-link.js';
import { Problem } from '../design/problem.js';
import { fill } from '../language/texts.js';
import { NoSku } from '../skus/parts/no-sku.js';
import { Reasons } from '../skus/parts/reasons.js';
import { useSku } from '../skus/parts/use-sku.js';
import type { Sku } from '../skus/sku-row.js';
import { statusText, toneOf } from '../skus/status.js';
import { Decision } from './decision.js';
import type { Editing } from './edited-texts.js';
import { LocaleTexts } from './locale-texts.js';
import { maySave } from './may.js';
import { messages as texts } from './messages.js';
import { readSavedTexts, readTexts, type Texts } from './requests.js';
import { useDecision } from './use-decision.js';

interface Props extends Editing {
  place: Pick<Sku, 'merchantId' | 'skuId'>;
  /** @param text names the decision */
  onDecided: (text: string) => void;
}

/** One SKU of the queue: images, texts next to their translations, and the decision. */
export function ReviewedSku({ place: { merchantId, skuId }, ...rest }: Props) {
  const { data: sku, error, refetch } = useSku(merchantId, skuId);
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (sku === undefined) return <output>{texts.loadingOne}</output>;
  return sku === null ? <NoSku skuId={skuId} /> : <Content sku={sku} {...rest} />;
}

type ContentProps = Omit<Props, 'place'> & { sku: Sku };

function Content({ sku, edited, onEdit, onDecided }: ContentProps) {
  const { merchantId, skuId, version, localizationStatus } = sku;
  const mayEdit = mayCall(useSession(), 'setLocalization');
  const { data, error, refetch } = useQuery({
    queryKey: ['review-texts', merchantId, skuId, version],
    queryFn: ({ signal }) => (mayEdit ? readTexts : readSavedTexts)(sku, signal),
    enabled: maySave(localizationStatus),
  });
  const decision = useDecision(sku, { edited, onEdit }, onDecided);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button for the previous SKU is gone, and so is the focus.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <article className="review" aria-label={skuId}>
      <header className="row">
        <h2 ref={heading} tabIndex={-1} className="id">
          {skuId}
        </h2>
        <Badge tone={toneOf(localizationStatus)}>{statusText(localizationStatus)}</Badge>
        <span>{merchantId}</span>
      </header>
      <div className="columns">
        <div className="column-main">
          {error && <Problem error={error} onRetry={() => void refetch()} />}
          <LocalesOf
            sku={sku}
            texts={data}
            edited={edited}
            onEdit={mayEdit ? onEdit : undefined}
            faultOf={decision.faultOf}
          />
        </div>
        <div className="column-side">
          <Decision sku={sku} decision={decision} />
          <Reasons sku={sku} />
          <Images sku={sku} />
        </div>
      </div>
    </article>
  );
}

interface LocalesProps extends Pick<Editing, 'edited'> {
  sku: Sku;
  /** Undefined for a client that may only read. */
  onEdit: Editing['onEdit'] | undefined;
  texts: Texts | undefined;
  faultOf: (locale: string, field: string) => string | undefined;
}

function LocalesOf({ sku, texts: made, edited, onEdit, faultOf }: LocalesProps) {
  if (!maySave(sku.localizationStatus)) return <p className="quiet">{texts.mayNot}</p>;
  if (!made) return <output>{texts.loadingTexts}</output>;
  const locales = Object.entries(made).toSorted(([locale], [other]) => (locale < other ? -1 : 1));
  if (locales.length === 0) {
    return <p className="quiet">{onEdit ? texts.noLocales : texts.noneSaved}</p>;
  }
  return locales.map(([locale, text]) => (
    <LocaleTexts
      key={locale}
      sku={sku}
      locale={locale}
      made={text}
      edited={edited[locale]}
      onEdit={onEdit && ((changed) => onEdit({ ...edited, [locale]: changed }))}
      faultOf={(field) => faultOf(locale, field)}
    />
  ));
}

/**
 * The images of a SKU. Each image has its own frame with another policy: the page itself loads nothing from other
 * origins, and the server of the image gets no referrer (decision 3.21).
 */
function Images({ sku: { skuId, images } }: { sku: Sku }) {
  return (
    <section className="card" aria-labelledby="images">
      <h3 id="images">{texts.images}</h3>
      {images.length === 0 && <p className="quiet">{texts.noImages}</p>}
      <div className="review-images">
        {images.map((url, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same image may be present twice
          <figure key={index} className="review-image">
            {URL.parse(url)?.protocol === 'https:' ? (
              <iframe
                className="review-frame"
                src={`/console/image?url=${encodeURIComponent(url)}`}
                title={fill(texts.image, { number: index + 1, sku: skuId })}
                sandbox=""
                loading="lazy"
                tabIndex={-1}
              />
            ) : (
              <p className="quiet">{texts.unsafeImage}</p>
            )}
            <figcaption>
              <ExternalLink url={url}>{fill(texts.openImage, { number: index + 1 })}</ExternalLink>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
