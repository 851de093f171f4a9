import { MerchantChanged } from '#contracts';
import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { toMerchantChanged } from './events.js';
import {
  changedMembers,
  channelsToAlign,
  type Merchant,
  type Versioned,
  type Wanted,
} from './domain/directory.js';
import { startAlignments } from './store/alignment.store.js';
import {
  addMerchant,
  hasSkus,
  lockMerchant,
  setConnections,
  updateMerchant,
} from './store/merchant.store.js';
import { lockSalesChannels } from './store/sales-channel.store.js';

/** An operator creates or replaces a merchant (decisions 2.4, 2.8, 4.2). */
@Injectable()
export class PutMerchant {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Repeating the request changes nothing. `AlignEntries` processes channels that open or close to the merchant.
   * @param who the operator's client id
   * @throws Refusal `unknown-sales-channel`, `merchant-in-use`
   */
  put(
    sent: Wanted<Merchant>,
    who: string,
  ): Promise<{ merchant: Versioned<Merchant>; created: boolean }> {
    return this.transactor.run('operators', async (unitOfWork) => {
      const { merchantId } = sent;
      const connectedChannels = [...new Set(sent.connectedChannels)].toSorted();
      const changedAt = new Date();
      const added: Merchant = { ...sent, connectedChannels, active: sent.active ?? true };
      const created = await addMerchant(unitOfWork, added, changedAt);
      const before = created ? undefined : await lockMerchant(unitOfWork, merchantId);
      const after = { ...added, active: sent.active ?? before?.active ?? true };
      const open = await lockChannels(unitOfWork, sent, before);
      if (before) {
        const changed = changedMembers<Merchant>(before, after);
        if (changed.length === 0) return { merchant: before, created };
        await refuseWhileUsed(unitOfWork, merchantId, changed);
        await updateMerchant(unitOfWork, after, changedAt);
      }
      await setConnections(unitOfWork, after);
      await startAlignments(
        unitOfWork,
        channelsToAlign(before, after, open).map((salesChannel) => ({ merchantId, salesChannel })),
      );
      const version = (before?.version ?? 0) + 1;
      unitOfWork.publish(MerchantChanged, toMerchantChanged(after, { version, changedAt }));
      await recordAudit(unitOfWork, {
        who,
        what: created ? 'merchant.created' : 'merchant.changed',
        details: { merchantId, before, after: { ...after, version } },
      });
      return { merchant: { ...after, version }, created };
    });
  }
}

/**
 * Locks the channels from before and after the change, so that none opens or closes meanwhile.
 * @returns the open channels
 */
async function lockChannels(
  unitOfWork: UnitOfWork,
  sent: Wanted<Merchant>,
  before: Merchant | undefined,
): Promise<Set<string>> {
  const named = [...sent.connectedChannels, ...(before?.connectedChannels ?? [])];
  const { existing, open } = await lockSalesChannels(unitOfWork, named);
  const errors = sent.connectedChannels.flatMap((id, index) =>
    existing.has(id)
      ? []
      : [
          {
            pointer: `/connectedChannels/${index}`,
            code: 'unknown-sales-channel',
            detail: 'is not a known sales channel',
          },
        ],
  );
  if (errors.length > 0) {
    throw new Refusal('unknown-sales-channel', 'A sales channel to connect does not exist.', {
      errors,
    });
  }
  return open;
}

/** Prices, orders and stock of a merchant with SKUs depend on its currency and country. */
async function refuseWhileUsed(
  unitOfWork: UnitOfWork,
  merchantId: string,
  changed: readonly string[],
): Promise<void> {
  const fixed = changed.filter((member) => member === 'country' || member === 'currency');
  if (fixed.length === 0 || !(await hasSkus(unitOfWork, merchantId))) return;
  throw new Refusal('merchant-in-use', 'A merchant with SKUs keeps its country and currency.', {
    errors: fixed.map((member) => ({
      pointer: `/${member}`,
      code: 'merchant-in-use',
      detail: 'cannot change once the merchant has SKUs',
    })),
  });
}
