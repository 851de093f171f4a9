import { Refusal } from '#edge';
import type { ParkedMessages, ParkedMessage } from '#messaging';
import { replayParked } from './replay-parked.js';

describe('a replay by an operator', () => {
  const failingWith = (error: Error): Promise<unknown> => {
    const parked = {
      async replayMessage() {
        throw error;
      },
    };
    return replayParked(
      parked as unknown as ParkedMessages,
      { id: '1', key: null } as ParkedMessage,
      'OPS',
    );
  };

  it('is not reported as ineffective if its outcome is unknown (decision 1.4)', async () => {
    const unknown = new Refusal('outcome-unknown', 'the answer to the COMMIT was lost');
    await expect(failingWith(unknown)).rejects.toBe(unknown);
  });

  it('is refused with the error of the handler', async () => {
    await expect(failingWith(new Error('no such order'))).rejects.toMatchObject({
      code: 'replay-failed',
      detail: 'Nothing was changed: no such order.',
    });
  });
});
