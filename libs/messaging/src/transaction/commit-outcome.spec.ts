import { Client } from 'pg';
import { isAnswerLost } from './commit-outcome.js';

describe('the answer to a COMMIT', () => {
  it('A statement that the driver did not send was not lost, by the words of the installed driver', async () => {
    const client = new Client();
    await client.end();
    const unsent = await client.query('COMMIT').catch((error: unknown) => error);
    expect(unsent).toBeInstanceOf(Error);
    expect(isAnswerLost(unsent)).toBe(false);
  });

  it('An answer is lost when the connection ends without one', () => {
    expect(isAnswerLost(new Error('Connection terminated unexpectedly'))).toBe(true);
  });
});
