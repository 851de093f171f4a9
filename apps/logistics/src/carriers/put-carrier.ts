import { HttpTransactor, recordAudit } from '#messaging';
import { Injectable } from '@nestjs/common';
import { addCarriers, lockCarrier, updateCarrier, type Carrier } from './store/carrier.store.js';

/** An operator sets the client and the merchants of a carrier id (decisions 2.4, 7.8). */
@Injectable()
export class PutCarrier {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Creates or replaces a carrier; a repeated request changes nothing.
   * @param who the operator's client id
   */
  put({ carrierId, clientId, merchants }: Carrier, who: string): Promise<Carrier> {
    const wanted = { carrierId, clientId, merchants: [...new Set(merchants)].toSorted() };
    return this.transactor.run({}, async (uow) => {
      const created = (await addCarriers(uow, [wanted])).length > 0;
      const before = created ? undefined : await lockCarrier(uow, carrierId);
      if (before) {
        if (isSame(before, wanted)) return wanted;
        await updateCarrier(uow, wanted);
      }
      await recordAudit(uow, {
        who,
        what: created ? 'carrier.created' : 'carrier.changed',
        details: { before, after: wanted },
      });
      return wanted;
    });
  }
}

function isSame(one: Carrier, other: Carrier): boolean {
  return (
    one.clientId === other.clientId &&
    one.merchants.toSorted().join() === other.merchants.toSorted().join()
  );
}
