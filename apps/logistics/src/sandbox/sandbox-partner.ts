/** The carrier id and client id of the sandbox's fulfillment partner (decisions 2.5, 7.8). */
export const SANDBOX_PARTNER = 'FULFIL-1';
