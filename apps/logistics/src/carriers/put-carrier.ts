import { isDeepStrictEqual } from 'node:util';
import { HttpTransactor, recordAudit } from '#messaging';
import { Injectable } from '@nestjs/common';
import { addCarriers, lockCarrier, updateCarrier, type Carrier } from './store/carrier.store.js';

/** Sets the client and the merchants of a carrier id for an operator (decisions 2.4, 7.8). */
@Injectable()
export class PutCarrier {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Creates or replaces a carrier; a repeated request changes nothing.
   * @param who the operator's client id
   */
  put({ carrierId, clientId, merchants }: Carrier, who: string): Promise<Carrier> {
    const carrier = { carrierId, clientId, merchants: [...new Set(merchants)].toSorted() };
    return this.transactor.run('operators', async (unitOfWork) => {
      const isNew = (await addCarriers(unitOfWork, [carrier])) > 0;
      const before = isNew ? undefined : await lockCarrier(unitOfWork, carrierId);
      if (before) {
        if (isDeepStrictEqual({ ...before }, carrier)) return carrier;
        await updateCarrier(unitOfWork, carrier);
      }
      const what = isNew ? 'carrier.created' : 'carrier.changed';
      await recordAudit(unitOfWork, { who, what, details: { before, after: carrier } });
      return carrier;
    });
  }
}
