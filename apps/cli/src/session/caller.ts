import type { Entrepot } from '@entrepot/client';
import { CliError, EXIT } from '../terminal/errors.js';

/** Who calls, by the claims of its token. */
export interface Caller {
  /** `merchant`, `sales-channel`, `fulfillment-partner` or `operator`; undefined for any other token. */
  kind: string | undefined;
  clientId: string | undefined;
  merchantId: string | undefined;
  issuedAt: Date | undefined;
  expiresAt: Date | undefined;
}

interface Claims {
  sub?: string;
  kind?: string;
  merchantId?: string;
  iat?: number;
  exp?: number;
}

/** @throws EntrepotError when the credentials are refused */
export async function readCaller(client: Entrepot): Promise<Caller> {
  const { sub, kind, merchantId, iat, exp } = claimsOf((await client.token()) ?? '');
  return { kind, clientId: sub, merchantId, issuedAt: dateOf(iat), expiresAt: dateOf(exp) };
}

/**
 * For callers other than operators.
 * @param merchant the requested merchant
 * @param what the requested records, for the message
 * @throws CliError when it is another merchant than the caller's
 */
export function requireOwnMerchant(
  { clientId, merchantId }: Caller,
  merchant: string | undefined,
  what: string,
): void {
  if (merchant === undefined || merchant === merchantId) return;
  const message = `${clientId ?? 'The caller'} does not read ${what} of ${merchant}.`;
  throw new CliError(message, 'leave --merchant out, or use an operator with --as', EXIT.usage);
}

function claimsOf(token: string): Claims {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
  } catch {
    return {};
  }
}

function dateOf(seconds: number | undefined): Date | undefined {
  return seconds === undefined ? undefined : new Date(seconds * 1_000);
}
