import type { ClientKind } from '#edge';

/** The same operations are there for merchants and for operators. */
export interface Routes {
  /** Of the endpoints. */
  path: string;
  tag: string;
  kind: ClientKind;
  /** What a summary calls an endpoint: `a webhook endpoint`, or a merchant's. */
  whose: string;
  /** The id of an operation. */
  idOf: (name: string) => string;
}

export const MERCHANT_ROUTES: Routes = {
  path: 'ext/webhooks/endpoints',
  tag: 'Webhooks',
  kind: 'merchant',
  whose: 'a',
  idOf: (name) => name,
};

export const OPERATOR_ROUTES: Routes = {
  path: 'ops/webhooks/endpoints',
  tag: 'Operations',
  kind: 'operator',
  whose: "a merchant's",
  idOf: (name) => `${name}OfMerchant`,
};

export const endpointParams = { endpointId: 'Endpoint id.' };
