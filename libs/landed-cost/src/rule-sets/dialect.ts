/**
 * The version of the language of rule sets, duty rates and tariffs that this release can evaluate. It increases by 1
 * with each new member that changes amounts, because this release would ignore such a member in terms of a higher
 * dialect (decision 9.6).
 */
export const DIALECT = 1;
