import {
  DutyRatesChanged,
  FreightTariffChanged,
  MerchantChanged,
  PriceLocalized,
  SalesChannelChanged,
  TaxRulesChanged,
  type EventOf,
} from '#contracts';
import { localizePrice, type PriceRequest } from '#landed-cost';
import { toText } from '#money';
import { termsByDestination, type TermDocument } from '#terms';
import { eventually, type TestEvent, type TestService } from '#testing';
import { merchant, salesChannel } from '../events.js';
import { pricesOf } from '../prices.js';
import { startPricing, type PricingService } from '../pricing-service.js';
import { DUTY_BY_HS, termsOf } from './terms-of.js';

let pricing: PricingService;
let twin: TestService;

beforeAll(async () => {
  pricing = await startPricing();
  twin = await pricing.service.twin({ ROLE: 'all' });
});

afterAll(async () => {
  await twin.stop();
  await pricing.service.stop();
});

const { noJobsFor } = pricesOf(() => pricing);

const CUZCO = salesChannel('MELI', { salesChannel: 'CUZCO', country: 'PE' });
const SKUS = Array.from({ length: 25 }, (_, index) => `S${index}`);
const REVISIONS = 8;
/** Their table has ended, and their rules need none. */
const isWithoutDuties = (revision: number) => revision % 4 === 3;

type Sent<C> = TestEvent<EventOf<C>>;
interface Terms {
  rules: Sent<typeof TaxRulesChanged>;
  duties: Sent<typeof DutyRatesChanged>;
  tariff: Sent<typeof FreightTariffChanged>;
}

/** A revision of all terms of Peru with unique rates and prices. */
function revised(revision: number): Terms {
  const peru = termsOf('PE', 'America/Lima');
  const { versions, ...route } = peru.tariff();
  const tax = {
    name: `tax-${revision}`,
    kind: 'tax' as const,
    rate: `0.${20 + revision}`,
    base: ['goods'],
    collectedBy: 'seller' as const,
  };
  const cases = DUTY_BY_HS.map((dutyCase) => {
    if (!('brackets' in dutyCase)) return dutyCase;
    const [bracket] = dutyCase.brackets;
    const duties = isWithoutDuties(revision) ? [] : bracket!.taxes;
    return { ...dutyCase, brackets: [{ upTo: null, taxes: [...duties, tax] }] };
  });
  const rules = peru.rules(revision, cases, isWithoutDuties(revision) ? undefined : revision);
  const [from, id] = ['2026-01-01', `*-PE-STANDARD-2026-01-01-${revision}`];
  const { origin, service } = route;
  const tariffs = [{ origin, service, periods: [{ from, terms: id }] }];
  const steps = [{ upToKg: '30', price: `${10 + revision}` }];
  return {
    rules: { ...rules, calendar: { ...rules.calendar, tariffs } },
    duties: peru.duties(revision, [{ hsPrefix: '61', rate: `0.0${revision}` }]),
    tariff: {
      ...route,
      version: revision,
      versions: versions.map((version) => ({ ...version, validFrom: from, id, revision, steps })),
    },
  };
}

const EVENTS = {
  rules: (terms: Terms) => pricing.service.publisher.publish(TaxRulesChanged, terms.rules),
  duties: (terms: Terms) => pricing.service.publisher.publish(DutyRatesChanged, terms.duties),
  tariff: (terms: Terms) => pricing.service.publisher.publish(FreightTariffChanged, terms.tariff),
};

/** The expected price under one revision of all terms, different for each revision. */
function priceBy(revision: number, payout: string) {
  const { rules, duties, tariff } = revised(revision);
  const terms = termsByDestination([rules, duties, tariff] as unknown as TermDocument[]);
  const request: PriceRequest = {
    date: '2026-11-20',
    merchant: { country: 'US', currency: 'USD', localPerUsd: 1 },
    channel: {
      country: 'PE',
      currency: CUZCO.currency,
      localPerUsd: '18.50',
      feeShare: CUZCO.feeShare,
      taxesOnline: false,
      priceEnding: CUZCO.priceEnding,
      service: 'STANDARD',
      freightShownSeparately: false,
    },
    packed: { weight: '0.4', length: 20, width: 15, height: 10 },
    hsCode: '610910',
    sale: payout,
  };
  const price = localizePrice(request, terms);
  if (!price.ok) throw new Error(price.detail);
  const { sale, rulesVersion, dutyRatesVersion, tariffVersion } = price.value;
  const shown = toText(sale.shown);
  return { rulesVersion, dutyRatesVersion, tariffVersion, shown };
}

const post = (salePrice: number) =>
  Promise.all(SKUS.map((skuId) => pricing.postPrice(`origin/${skuId}`, { salePrice }, 'PAIR')));
const revisionOf = ({ rulesVersion }: { rulesVersion: string }) =>
  Number(rulesVersion.split('-').at(-1));

describe('two instances that localize prices while terms change (9.6)', () => {
  it('localize each price with exactly the revisions that it names, and finally all with the last revision', async () => {
    const { publisher, events, store, fetch } = pricing.service;
    for (const instance of [fetch, twin.fetch]) {
      await eventually(async () => {
        const { checks } = (await instance('/health/live')).body;
        const running = { detail: 'running' };
        expect(checks).toMatchObject({ 'pricing.terms': running, 'pricing.localize': running });
      });
    }
    await publisher.publish(SalesChannelChanged, CUZCO);
    await publisher.publish(
      MerchantChanged,
      merchant({ merchantId: 'PAIR', connectedChannels: ['CUZCO'] }),
    );
    await Promise.all(SKUS.map((skuId) => pricing.addSku(skuId, { merchantId: 'PAIR' })));
    await noJobsFor('PAIR');
    for (let revision = 1; revision <= REVISIONS; revision += 1) {
      const terms = revised(revision);
      // The three events have different keys, so that any of them may arrive first.
      const parts = Object.values(EVENTS);
      const order = [...parts.slice(revision % 3), ...parts.slice(0, revision % 3)];
      const changes = (async () => {
        for (const publish of order) await publish(terms);
      })();
      await Promise.all([post(50 + revision), changes]);
    }
    const last = priceBy(REVISIONS, `${50 + REVISIONS}`);
    await eventually(
      async () => {
        const prices = await store.sql(
          `SELECT r.state, p.rules_version AS "rulesVersion", p.breakdown ->> 'dutyRatesVersion' AS "dutyRatesVersion",
                  p.breakdown ->> 'tariffVersion' AS "tariffVersion",
                  p.localized_sale_price_with_taxes::text AS shown, count(*)::int
             FROM price_request r LEFT JOIN price_record p USING (price_id, request)
            WHERE r.merchant_id = 'PAIR' GROUP BY 1, 2, 3, 4, 5`,
        );
        expect(prices).toEqual([{ state: 'localized', ...last, count: SKUS.length }]);
      },
      { timeoutMs: 30_000, waitingFor: 'all prices to use the last terms' },
    );
    const made = events.all(PriceLocalized).filter(({ merchantId }) => merchantId === 'PAIR');
    for (const price of made) {
      const { rulesVersion, dutyRatesVersion, tariffVersion } = price;
      const shown = price.localizedSalePriceWithTaxes;
      expect({ rulesVersion, dutyRatesVersion, tariffVersion, shown }).toEqual(
        priceBy(revisionOf(price), price.grossOutboundSalePrice),
      );
    }
    // Prices were localized meanwhile, and not only with the last revision.
    expect(new Set(made.map(revisionOf)).size).toBeGreaterThan(1);
  });
});
