import { SalesChannelChanged } from '#contracts';
import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { decimal, fitsDecimals, minorUnits } from '#money';
import { Refusal, type FieldError } from '#edge';
import { Injectable } from '@nestjs/common';
import { toSalesChannelChanged } from './events.js';
import {
  changedMembers,
  type SalesChannel,
  type Versioned,
  type Wanted,
} from './domain/directory.js';
import { startAlignments } from './store/alignment.store.js';
import {
  addSalesChannel,
  isUsed,
  lockSalesChannel,
  merchantsSellingIn,
  updateSalesChannel,
} from './store/sales-channel.store.js';

/** The members on which prices, orders and localized texts of a channel depend. */
const FIXED = ['country', 'currency', 'locale'];

/** An operator creates, replaces, closes or opens a sales channel (decisions 2.4, 2.8). */
@Injectable()
export class PutSalesChannel {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Repeating the request changes nothing. If the channel opens or closes, `AlignEntries` processes its SKUs.
   * @param who the operator's client id
   * @throws Refusal `price-ending`, `channel-in-use`
   */
  put(
    sent: Wanted<SalesChannel>,
    who: string,
  ): Promise<{ channel: Versioned<SalesChannel>; created: boolean }> {
    refuseEnding(sent);
    return this.transactor.run('operators', async (unitOfWork) => {
      const { salesChannel } = sent;
      const changedAt = new Date();
      const added: SalesChannel = { ...sent, active: sent.active ?? true };
      const created = await addSalesChannel(unitOfWork, added, changedAt);
      const before = created ? undefined : await lockSalesChannel(unitOfWork, salesChannel);
      const after = { ...added, active: sent.active ?? before?.active ?? true };
      if (before) {
        const changed = changedMembers<SalesChannel>(before, after);
        if (changed.length === 0) return { channel: before, created };
        await refuseWhileUsed(unitOfWork, salesChannel, changed);
        await updateSalesChannel(unitOfWork, after, changedAt);
        if (changed.includes('active')) await alignMerchants(unitOfWork, salesChannel);
      }
      const version = (before?.version ?? 0) + 1;
      const event = toSalesChannelChanged(after, { version, changedAt });
      unitOfWork.publish(SalesChannelChanged, event);
      await recordAudit(unitOfWork, {
        who,
        what: created ? 'sales-channel.created' : 'sales-channel.changed',
        details: { salesChannel, before, after: { ...after, version } },
      });
      return { channel: { ...after, version }, created };
    });
  }
}

/**
 * Checks that every k·step + offset has the decimals of the currency, and that the offset is below the step (decision
 * 5.2).
 */
function refuseEnding({ currency, priceEnding: { step, offset } }: Wanted<SalesChannel>): void {
  const digits = minorUnits(currency);
  const errors: FieldError[] = Object.entries({ step, offset })
    .filter(([, amount]) => !fitsDecimals(amount, digits))
    .map(([member]) => ({
      pointer: `/priceEnding/${member}`,
      code: 'too-precise',
      detail: `must have at most ${digits} decimals, as ${currency} has`,
    }));
  if (!decimal(offset).lessThan(step)) {
    errors.push({
      pointer: '/priceEnding/offset',
      code: 'offset-not-below-step',
      detail: 'must be below the step',
    });
  }
  if (errors.length > 0) {
    throw new Refusal('price-ending', 'The price ending is not possible.', { errors });
  }
}

async function refuseWhileUsed(
  unitOfWork: UnitOfWork,
  salesChannel: string,
  changed: readonly string[],
): Promise<void> {
  const fixed = FIXED.filter((member) => changed.includes(member));
  if (fixed.length === 0 || !(await isUsed(unitOfWork, salesChannel))) return;
  throw new Refusal(
    'channel-in-use',
    'A sales channel that was connected keeps its country, currency and locale.',
    {
      errors: fixed.map((member) => ({
        pointer: `/${member}`,
        code: 'channel-in-use',
        detail: 'cannot change once a merchant was connected',
      })),
    },
  );
}

async function alignMerchants(unitOfWork: UnitOfWork, salesChannel: string): Promise<void> {
  const merchantIds = await merchantsSellingIn(unitOfWork, salesChannel);
  await startAlignments(
    unitOfWork,
    merchantIds.map((merchantId) => ({ merchantId, salesChannel })),
  );
}
