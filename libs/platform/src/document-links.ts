import { Type, type Static, type TObject } from 'typebox';
import type { BaseConfig } from './config.js';
import { isSignatureOf, signatureOf } from '#edge';

/** The configuration of a service that creates or opens links to documents; all such services have the same keys. */
export const documentLinkConfig = {
  /** The first key signs and all verify, so that keys can be rotated. */
  DOCUMENT_LINK_KEYS: Type.String({
    pattern: '^[^\\s,]{32,}(,\\s*[^\\s,]{32,})*$',
    description: 'keys of at least 32 characters each, separated by commas',
    secret: true,
  }),
  DOCUMENT_LINK_DAYS: Type.Integer({ minimum: 1, maximum: 365, default: 7 }),
};

/** The default of DOCUMENT_LINK_KEYS in the sandbox, shared by its services. */
export const SANDBOX_DOCUMENT_LINK_KEYS = 'sandbox-only-document-link-key-of-orders-and-logistics';

type DocumentLinkConfig = Static<TObject<typeof documentLinkConfig>> &
  Pick<BaseConfig, 'PUBLIC_URL'>;

/** The parts of a link's path. */
export interface DocumentLink {
  documentId: string;
  /** `YYYY-MM-DD`: the link expires when this day begins, in UTC. */
  expires: string;
  signature: string;
}

const DAY_MS = 86_400_000;

/** Links that open a document without a token (decision 7.2): the signature is the authorization. */
export class DocumentLinks {
  private readonly publicUrl: string;
  private readonly keys: readonly string[];
  private readonly days: number;

  constructor({ PUBLIC_URL, DOCUMENT_LINK_KEYS, DOCUMENT_LINK_DAYS }: DocumentLinkConfig) {
    this.publicUrl = PUBLIC_URL;
    this.keys = DOCUMENT_LINK_KEYS.split(/,\s*/);
    this.days = DOCUMENT_LINK_DAYS;
  }

  /** The link is valid for DOCUMENT_LINK_DAYS, rounded up to the day, so that it is the same all day. */
  readonly linkTo = (documentId: string, now = new Date()): string => {
    const expires = this.expiryFrom(now);
    const [signingKey = ''] = this.keys;
    const signature = signatureOf(signingKey, [documentId, expires]);
    return `${this.publicUrl}/documents/${documentId}/${expires}/${signature}`;
  };

  /** Does not check whether the document exists. */
  check(
    { documentId, expires, signature }: DocumentLink,
    now: Date,
  ): 'valid' | 'expired' | 'forged' {
    const isSigned = this.keys.some((key) => isSignatureOf(signature, key, [documentId, expires]));
    if (!isSigned) return 'forged';
    return now < new Date(expires) ? 'valid' : 'expired';
  }

  private expiryFrom(now: Date): string {
    const end = (Math.ceil(now.getTime() / DAY_MS) + this.days) * DAY_MS;
    return new Date(end).toISOString().slice(0, 10);
  }
}
