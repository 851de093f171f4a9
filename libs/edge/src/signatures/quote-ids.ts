import { Type } from 'typebox';
import { isSignatureOf, signatureOf } from './signature.js';

/** What a service reads that makes or verifies quotes; the keys are the same in all of them. */
export const quoteConfig = {
  /** The first signs and all verify, so that keys can be rotated. */
  QUOTE_KEYS: Type.String({
    pattern: '^[^\\s,]{32,}(,\\s*[^\\s,]{32,})*$',
    description: 'keys of at least 32 characters each, separated by commas',
    secret: true,
  }),
};

/** The sandbox's default of QUOTE_KEYS, which its services share. */
export const SANDBOX_QUOTE_KEYS = 'sandbox-only-quote-key-of-taxes-and-orders';

/** The longest id of a quote, in characters: one of 200 lines and a destination of 5,000 regions has about 51,000. */
export const QUOTE_ID_MAX = 65_536;

const PURPOSE = 'landed-cost-quote';

/** Quotes as texts that only this service can have written (decision 9.10). They are signed, not encrypted. */
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
