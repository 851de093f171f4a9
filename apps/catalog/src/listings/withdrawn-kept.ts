/** How long a withdrawn listing is shown, and how old a cursor may be (decision 10.3). */
export const WITHDRAWN_KEPT_MS = 30 * 24 * 3_600_000;
