/**
 * The members of rule sets, duty rates and tariffs that this release can evaluate. It rises by 1 with each that is added
 * and changes amounts: terms of a higher dialect would be computed without it (decision 9.6).
 */
export const DIALECT = 1;
