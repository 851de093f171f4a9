import { ExternalLink } from '../../design/external-link.js';
import { Fact, Facts, MomentFact } from '../../design/facts.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import { Part } from '../parts/part.js';
import type { Sku } from '../sku-row.js';

const { sku: texts } = messages;

/** The data that the merchant sent. Images are links, since the page loads nothing from other origins. */
export function SkuFacts({ sku }: { sku: Sku }) {
  const { globalSaleChannelData: sale } = sku;
  const yesOrNo = (is: boolean): string => (is ? texts.yes : texts.no);
  return (
    <Part title={texts.facts}>
      <Facts>
        <Fact label={texts.description}>
          <span className="localized-text">{sku.description}</span>
        </Fact>
        <Fact label={texts.merchant}>{sku.merchantId}</Fact>
        <Fact label={texts.product}>
          <span className="id">{sku.productId}</span>
        </Fact>
        <Fact label={texts.main}>{yesOrNo(sku.main)}</Fact>
        <Fact label={texts.active}>{yesOrNo(sale.active)}</Fact>
        <Fact label={texts.brand}>{sale.brand}</Fact>
        <Fact label={texts.category}>{sale.category}</Fact>
        {sale.color !== undefined && <Fact label={texts.color}>{sale.color}</Fact>}
        {sale.size !== undefined && <Fact label={texts.size}>{sale.size}</Fact>}
        {sale.attributes?.map(({ name, value }) => (
          <Fact key={`${name} ${value}`} label={name}>
            {value}
          </Fact>
        ))}
        <Fact label={texts.weight}>{fill(texts.weightText, { weight: sku.weight })}</Fact>
        <Fact label={texts.measures}>{measuresText(sku)}</Fact>
        <Fact label={texts.ean}>
          <span className="id">{sku.ean}</span>
        </Fact>
        <Fact label={texts.hscode}>
          <span className="id">{sku.hscode}</span>
        </Fact>
        {sku.countryOfOrigin !== undefined && (
          <Fact label={texts.countryOfOrigin}>{sku.countryOfOrigin}</Fact>
        )}
        <Fact label={texts.images}>
          {sku.images.length === 0 && texts.none}
          <span className="links">
            {sku.images.map((url, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same image may be present twice
              <ExternalLink key={index} url={url}>
                {url}
              </ExternalLink>
            ))}
          </span>
        </Fact>
        <MomentFact label={texts.updated} at={sku.lastUpdateDate} />
        <Fact label={texts.version}>{sku.version}</Fact>
      </Facts>
    </Part>
  );
}

function measuresText({ length, width, height }: Sku): string {
  return fill(texts.measuresText, { length, width, height });
}
