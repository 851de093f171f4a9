import type {
  DestinationTerms,
  LandedCart,
  LandedCostQuote,
  TermsByDestination,
} from '#landed-cost';
import type { NewOrder } from '../../order/domain/new-order.js';
import { CART, expiresAt, now, orderOf, quoteFor } from '../spec/quoted-order.js';
import { checkOrder, isKnown, mayYetBeKnown } from './check-order.js';
import { deriveOrder } from './derive-order.js';
import type { KnownChannel, ReferenceData } from './reference-data.js';

interface Case {
  cart?: Partial<LandedCart>;
  quote?: Partial<LandedCostQuote>;
  channel?: Partial<KnownChannel>;
  order?: Partial<NewOrder>;
  terms?: TermsByDestination;
  receivedAt?: Date;
}

function caseOf({ cart, quote, channel, order: over, terms }: Case) {
  const sold = { ...CART, ...cart };
  const signed = { ...quoteFor(sold), ...quote };
  const { order, referenceData } = orderOf(sold, signed, 'DDU');
  const reference: ReferenceData = {
    ...referenceData,
    channel: { ...referenceData.channel!, ...channel },
    ...(terms && { terms }),
  };
  return { order: { ...order, ...over }, reference };
}

function faultsOf(quotedCase: Case): string[] {
  const { order, reference } = caseOf(quotedCase);
  const checked = checkOrder(order, reference, quotedCase.receivedAt ?? now);
  return checked.ok ? [] : checked.faults.map(({ pointer, code }) => `${pointer} ${code}`);
}

const BRAZIL: Partial<LandedCart> = { destination: 'BR', currency: 'BRL', fxRate: '5.50' };

function to(country: string, state?: string): Partial<NewOrder> {
  const address = { street: 'A', city: 'B', country };
  return { deliveryAddress: { ...address, ...(state !== undefined && { state }) } };
}

describe('the terms of a quote (decision 9.10)', () => {
  it.each<[string, Case, string[]]>([
    ['scheme of its channel', { cart: { scheme: 'IOSS' }, channel: { scheme: 'IOSS' } }, []],
    ['scheme of none', {}, []],
    ['scheme of another', { cart: { scheme: 'IOSS' } }, ['/salesChannel quote-mismatch']],
    ['channel with a scheme', { channel: { scheme: 'X' } }, ['/salesChannel quote-mismatch']],
  ])('bind an order to the %s', (_, quotedCase, faults) => {
    expect(faultsOf(quotedCase)).toEqual(faults);
  });

  it('can wait for the scheme, which the channel may know earlier', () => {
    const { order, reference } = caseOf({ cart: { scheme: 'IOSS' } });
    const checked = checkOrder(order, reference, now);
    expect(!checked.ok && mayYetBeKnown(checked.faults)).toBe(true);
    expect(isKnown(order, reference, now)).toBe(false);
  });

  const STATE = ['/shipping/deliveryAddress/state quote-mismatch'];

  it.each<[string, Case, string[]]>([
    [
      'without region, to a state that the rules name',
      { cart: BRAZIL, order: to('BR', 'AL') },
      STATE,
    ],
    ['without region, to the same in full', { cart: BRAZIL, order: to('BR', 'BR-al') }, STATE],
    ['without region, to a state of no other rate', { cart: BRAZIL, order: to('BR', 'SP') }, []],
    ['without region, to a state in words', { cart: BRAZIL, order: to('BR', 'Alagoas') }, []],
    ['without region, to no state', { cart: BRAZIL, order: to('BR') }, []],
    ['where the rules name no region', { order: to('MX', 'JAL') }, []],
    ['for a region, to it', { cart: { ...BRAZIL, region: 'AL' }, order: to('BR', 'AL') }, []],
    [
      'for a region, to another',
      { cart: { ...BRAZIL, region: 'AL' }, order: to('BR', 'SP') },
      STATE,
    ],
  ])('bind the region of an order %s', (_, quotedCase, faults) => {
    expect(faultsOf(quotedCase)).toEqual(faults);
  });

  const DAYS = 24 * 60 * 60 * 1_000;
  const after = (days: number, ms = 0) => new Date(expiresAt.getTime() + days * DAYS + ms);

  it.each([
    ['to its last moment', after(0), undefined, []],
    ['not after it', after(0, 1), undefined, ['/quoteId quote-expired']],
    ['when it is read late, if it was sold in time', after(0, 600_000), after(0), []],
    ['not if it was sold late', after(0, 600_000), after(0, 1), ['/quoteId quote-expired']],
    ['not if its date is in the future', after(0, 1), after(9), ['/quoteId quote-expired']],
    ['while the stream retains its event', after(7), after(0), []],
    ['not after that retention', after(7, 1), after(0), ['/quoteId quote-expired']],
    ['from the moment of the quote, with tolerance for clocks', after(0), after(-1, -300_000), []],
    ['not from before the quote', after(0), after(-1, -300_001), ['/quoteId quote-mismatch']],
  ])('apply to an order %s', (_, receivedAt, usedAt, faults) => {
    const content = quoteFor(CART);
    const order = { quote: { content, ...(usedAt && { usedAt }) } };
    expect(faultsOf({ order, receivedAt })).toEqual(faults);
  });

  /** The terms of Mexico; some of them end on a given day. */
  function ending(of: 'ruleSets' | 'tariffs', until: string): TermsByDestination {
    const { reference } = caseOf({});
    const terms = reference.terms.get('MX')!;
    const end = <T extends { from: string }>(periods: readonly T[]) =>
      periods.map((period) => ({ ...period, until }));
    const ended: DestinationTerms =
      of === 'ruleSets'
        ? { ...terms, ruleSets: end(terms.ruleSets) }
        : {
            ...terms,
            tariffs: terms.tariffs.map((tariff) => ({ ...tariff, periods: end(tariff.periods) })),
          };
    return new Map([...reference.terms, ['MX', ended]]);
  }

  it.each([['ruleSets'], ['tariffs']] as const)(
    'apply to an order after the %s of its quote ended',
    (of) => {
      const dutyRatesVersion = 'MX-2026-01-01-2';
      const { order, reference } = caseOf({
        quote: { dutyRatesVersion },
        terms: ending(of, '2026-11-26'),
      });
      const nextDay = new Date('2026-11-27T11:00:00.000Z');
      const checked = checkOrder(order, reference, nextDay);
      if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
      const result = deriveOrder(order, checked.checked, nextDay);
      if (!result.ok) throw new Error(result.fault.detail);
      const { content } = result.placed;
      expect(content).toMatchObject({
        rulesVersion: order.quote!.content!.rulesVersion,
        dutyRatesVersion,
        tariffVersion: '*-MX-STANDARD-2024-08-01-1',
      });
      const unquoted = checkOrder({ ...order, quote: undefined }, reference, nextDay);
      expect(!unquoted.ok && unquoted.faults).toMatchObject([{ code: 'unsupported-destination' }]);
    },
  );

  it('do not apply to an order without a freight tariff on the days of quote and receipt', () => {
    const terms = ending('tariffs', '2026-11-25');
    expect(faultsOf({ terms })).toEqual(['/salesChannel unsupported-destination']);
  });
});
