import type { Caller } from '#edge';
import { keyedRequest } from './keyed-request.js';

const ownerOf = (caller: Pick<Caller, 'kind' | 'clientId' | 'salesChannel'>) => {
  const whole = { ...caller, tokenId: 't', issuedAt: new Date(), expiresAt: new Date() };
  return keyedRequest(whole, 'place', 'k', {})?.clientId;
};

describe('the owner of an idempotency key (decisions 1.9, 10.2)', () => {
  it('is the client of a sales channel, distinct from a channel and a merchant with the same name', () => {
    const owners = [
      ownerOf({ kind: 'sales-channel', clientId: 'MELI', salesChannel: 'MELI' }),
      ownerOf({ kind: 'sales-channel', clientId: 'MELI', salesChannel: 'ECOM' }),
      ownerOf({ kind: 'merchant', clientId: 'MELI' }),
    ];
    expect(new Set(owners).size).toBe(3);
  });

  it('is stored for other clients in the same form as before channels had keys', () => {
    expect(ownerOf({ kind: 'merchant', clientId: 'ACME' })).toBe('ACME');
  });
});
