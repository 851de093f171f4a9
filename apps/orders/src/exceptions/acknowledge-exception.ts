import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import {
  addAcknowledgement,
  readException,
  type ShownException,
} from './store/order-exception.store.js';

/** An operator acknowledges an exception; audited (decision 2.4). */
@Injectable()
export class AcknowledgeException {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Keeps the first acknowledgement; repeating it changes nothing.
   * @param id as in the list; any other text matches no exception
   * @param who the operator's client id
   * @throws Refusal `not-found`, also for an exception that is resolved
   */
  async acknowledge(id: string, note: string | undefined, who: string): Promise<ShownException> {
    return this.transactor.run('operators', async (unitOfWork) => {
      const now = new Date();
      const present = (await readException(unitOfWork, id, now)) ?? unknownException();
      if (await addAcknowledgement(unitOfWork, present, { who, note })) {
        const { orderId, kind } = present;
        await recordAudit(unitOfWork, {
          who,
          what: 'exception.acknowledged',
          details: { orderId, kind, note },
        });
      }
      return (await readException(unitOfWork, id, now)) ?? unknownException();
    });
  }
}

function unknownException(): never {
  throw new Refusal('not-found', 'There is no such exception.');
}
