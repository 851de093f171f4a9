/** The carrier id and the client of the fulfilment partner that a sandbox has (decisions 2.5, 7.8). */
export const SANDBOX_PARTNER = 'FULFIL-1';
