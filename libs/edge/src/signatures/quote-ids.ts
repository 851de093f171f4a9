import { Type } from 'typebox';
import { isSignatureOf, signatureOf } from './signature.js';

/** The configuration of a service that creates or verifies quotes; all such services have the same keys. */
export const quoteConfig = {
  /** The first key signs and all verify, so that keys can be rotated. */
  QUOTE_KEYS: Type.String({
    pattern: '^[^\\s,]{32,}(,\\s*[^\\s,]{32,})*$',
    description: 'keys of at least 32 characters each, separated by commas',
    secret: true,
  }),
};

/** The default of QUOTE_KEYS in the sandbox, shared by its services. */
export const SANDBOX_QUOTE_KEYS = 'sandbox-only-quote-key-of-taxes-and-orders';

/**
 * The maximum length of a quote's id, in characters: a quote of 200 lines to a destination of 5,000 regions has about
 * 51,000.
 */
export const QUOTE_ID_MAX = 65_536;

const PURPOSE = 'landed-cost-quote';

/**
 * Encodes quotes as texts that only this installation can create (decision 9.10). The texts are signed, not encrypted.
 */
export class QuoteIds<Quote extends object> {
  private readonly keys: readonly string[];

  /** @param keys see {@link quoteConfig} */
  constructor(keys: string) {
    this.keys = keys.split(/,\s*/);
  }

  sign(quote: Quote): string {
    const content = Buffer.from(JSON.stringify(quote)).toString('base64url');
    const [signingKey = ''] = this.keys;
    return `${content}.${signatureOf(signingKey, [PURPOSE, content])}`;
  }

  /** @returns undefined for a text that is not signed with one of the keys */
  read(quoteId: string): Quote | undefined {
    const content = quoteId.slice(0, quoteId.indexOf('.'));
    const signature = quoteId.slice(content.length + 1);
    const isSigned = this.keys.some((key) => isSignatureOf(signature, key, [PURPOSE, content]));
    if (!isSigned) return undefined;
    return JSON.parse(Buffer.from(content, 'base64url').toString()) as Quote;
  }
}
