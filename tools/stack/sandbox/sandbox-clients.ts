/** A client that may log in to the sandbox (decision 2.5). */
export interface SandboxClient {
  clientId: string;
  kind: 'merchant' | 'fulfillment-partner' | 'operator';
  merchantId?: string;
  partnerId?: string;
  /** The carrier id in the client's tracking events (decision 7.8). */
  carrierId?: string;
}

export type SandboxClientWithSecret = SandboxClient & { clientSecret: string };

export const SANDBOX_CLIENTS: readonly SandboxClient[] = [
  { clientId: 'ACME', kind: 'merchant', merchantId: 'ACME', carrierId: 'ACME-FC' },
  { clientId: 'GLOBEX', kind: 'merchant', merchantId: 'GLOBEX', carrierId: 'GLOBEX-FC' },
  { clientId: 'MANUAL', kind: 'merchant', merchantId: 'MANUAL', carrierId: 'MANUAL-FC' },
  {
    clientId: 'FULFIL-1',
    kind: 'fulfillment-partner',
    partnerId: 'FULFIL-1',
    carrierId: 'FULFIL-1',
  },
  { clientId: 'OPS', kind: 'operator' },
];

/** The sandbox's channels: each gets a token from an operator instead of a secret (decision 2.3). */
export const SANDBOX_CHANNELS = ['ECOM', 'MELI', 'SHOP'] as const;

/** The variable that sets a client's secret, for example `ENTREPOT_SECRET_FULFIL_1`. */
export function secretVariable(clientId: string): string {
  return `ENTREPOT_SECRET_${clientId.replaceAll(/[^A-Za-z0-9]/g, '_').toUpperCase()}`;
}
