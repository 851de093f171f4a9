import type { ClientKind } from '#edge';

/** The same operations exist for merchants and for operators. */
export interface Routes {
  /** The path of the endpoints. */
  path: string;
  tag: string;
  kind: ClientKind;
  /** The name of an endpoint in summaries: `a webhook endpoint`, or a merchant's. */
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
