import { Fact, Facts } from '../../design/facts.js';
import { Problem } from '../../design/problem.js';
import { fill, listed } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Localization as Text } from '../requests.js';
import type { Sku } from '../sku-row.js';
import { Part } from './part.js';
import { useLocalizations } from './use-sku.js';

const { texts } = messages;

export function LocalizedTexts({ sku }: { sku: Sku }) {
  const { data, error, refetch } = useLocalizations(sku);
  const isPrevious =
    data !== undefined &&
    data.localizations.length > 0 &&
    data.localizationStatus !== 'READY_FOR_SALES_CHANNEL';
  return (
    <Part title={texts.title}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data?.localizations.length === 0 && <p className="quiet">{texts.none}</p>}
      {isPrevious && <p className="quiet">{texts.previous}</p>}
      {data?.localizations.map((localization) => (
        <Localization key={localization.locale} of={localization} />
      ))}
    </Part>
  );
}

function Localization({ of }: { of: Text }) {
  const { locale, salesChannels, name, description, color, size, source } = of;
  return (
    <article className="entry" aria-label={locale}>
      <header className="row entry-head">
        <h3>{locale}</h3>
        <span className="quiet">
          {fill(texts.made, { channels: listed(salesChannels), source: texts.madeBy[source] })}
        </span>
      </header>
      <div lang={locale} className="localized">
        <p className="localized-name">{name}</p>
        <p className="localized-text">{description}</p>
      </div>
      {(color !== undefined || size !== undefined) && (
        <Facts>
          {color !== undefined && <Fact label={texts.color}>{color}</Fact>}
          {size !== undefined && <Fact label={texts.size}>{size}</Fact>}
        </Facts>
      )}
    </article>
  );
}
