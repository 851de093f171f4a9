import { Link } from '@tanstack/react-router';
import { isProblem } from '../../api/problem.js';
import { Money } from '../../design/money.js';
import { Problem } from '../../design/problem.js';
import { moneyText } from '../../format/amount.js';
import { fill, LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Breakdown } from '../requests.js';
import type { Sku } from '../sku-row.js';
import { Part } from './part.js';
import { isWithoutTaxes, priceSteps } from './price-steps.js';
import type { PriceStep } from './price-steps.js';
import { useBreakdown } from './use-sku.js';

const { prices: texts } = messages;
const { notes } = texts;

/** How the price of a SKU in each of its channels is made up. */
export function Prices({ sku }: { sku: Sku }) {
  const channels = Object.keys(sku.salesChannelStatus).toSorted();
  return (
    <Part title={texts.title}>
      <p>
        <Link to="/prices/$skuId" params={{ skuId: sku.skuId }}>
          {texts.page}
        </Link>
      </p>
      {channels.length === 0 && <p className="quiet">{texts.noChannel}</p>}
      {channels.map((channel) => (
        <ChannelPrice key={channel} sku={sku} channel={channel} />
      ))}
    </Part>
  );
}

function ChannelPrice({ sku, channel }: { sku: Sku; channel: string }) {
  const { data, error, refetch } = useBreakdown(sku, channel);
  return (
    <article className="entry" aria-label={channel}>
      <header className="row entry-head">
        <h3>{channel}</h3>
        {data && <span className="quiet">{rateText(data)}</span>}
      </header>
      {error &&
        (isProblem(error, 404) ? (
          <p className="quiet">{error.message}</p>
        ) : (
          <Problem error={error} onRetry={() => void refetch()} />
        ))}
      {data && !error && <PriceBars breakdown={data} />}
    </article>
  );
}

/** No rate where both currencies are the same. */
function rateText({ merchantCurrency, localizedCurrency, fxRate }: Breakdown): string {
  return merchantCurrency === localizedCurrency
    ? ''
    : fill(texts.rate, {
        merchant: merchantCurrency,
        rate: fxRate.toLocaleString(LOCALE, { maximumFractionDigits: 6 }),
        local: localizedCurrency,
      });
}

/** A bar for each term, which begins where the one before ends. */
function PriceBars({ breakdown }: { breakdown: Breakdown }) {
  const steps = priceSteps(breakdown);
  const most = Math.max(...steps.map(({ to }) => to));
  const { localizedCurrency: currency, sale, list, listPriceDropped } = breakdown;
  return (
    <>
      <ol className="price-steps">
        {steps.map((step) => (
          <li key={`${step.name} ${step.tax?.name}`} className={`price-step price-${step.name}`}>
            <span>
              {texts.steps[step.name]}
              <span className="under">{noteOf(step, breakdown)}</span>
            </span>
            <Bar step={step} most={most} />
            <Money value={step.value} currency={currency} />
          </li>
        ))}
      </ol>
      {isWithoutTaxes(sale) && (
        <p className="quiet">
          {texts.taxesOnline} <Money value={sale.shown} currency={currency} />
        </p>
      )}
      {list.shown !== sale.shown && (
        <p className="quiet">
          {texts.list}: <Money value={list.shown} currency={currency} />
        </p>
      )}
      {listPriceDropped && (
        <p className="quiet">{fill(texts.listDropped, { reason: listPriceDropped.detail })}</p>
      )}
    </>
  );
}

const WIDTH = 1000;
const HEIGHT = 10;

function Bar({ step: { from, to }, most }: { step: PriceStep; most: number }) {
  const place = (value: number): number => (value / most) * WIDTH;
  return (
    <svg
      className="price-bar"
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <rect className="price-ground" width={WIDTH} height={HEIGHT} />
      <rect
        className="price-part"
        x={place(Math.min(from, to))}
        width={Math.max(2, Math.abs(place(to) - place(from)))}
        height={HEIGHT}
      />
    </svg>
  );
}

function noteOf({ name, tax }: PriceStep, breakdown: Breakdown): string | undefined {
  const { sale, merchantCurrency: currency, freight, feeShare } = breakdown;
  switch (name) {
    case 'origin':
      return fill(notes.origin, { payout: moneyText(sale.payout, currency) });
    case 'freight':
      return fill(notes.freight, { weight: freight.billedWeight });
    case 'fees':
      return fill(notes.share, { share: shareText(feeShare) });
    case 'duties':
    case 'taxes':
      return tax && taxNote(tax);
    case 'retail':
      return isWithoutTaxes(sale) ? notes.atCheckout : notes.retail;
    case 'rounding':
      return undefined;
  }
}

function taxNote({ name, rate }: NonNullable<PriceStep['tax']>): string {
  return rate === undefined
    ? taxText(name)
    : fill(notes.tax, { name: taxText(name), share: shareText(rate) });
}

const taxText = (name: string): string => texts.taxNames[name] ?? name;

function shareText(share: number): string {
  return share.toLocaleString(LOCALE, { style: 'percent', maximumFractionDigits: 2 });
}
