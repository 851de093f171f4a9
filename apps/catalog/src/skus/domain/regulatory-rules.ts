/** What importing goods into some countries meets with, as data: a new law is a new row. */
export interface RegulatoryRule {
  /** `prohibited` keeps the goods out; `restricted` lets them in under conditions that the seller must meet. */
  kind: 'prohibited' | 'restricted';
  /** Digits that the customs code begins with. */
  prefix: string;
  goods: string;
  /** ISO 3166-1 alpha-2, or everywhere. */
  destinations: readonly string[] | 'everywhere';
  /** First day in force, UTC, as `2026-06-01`. */
  from: string;
  /** Last day in force, UTC; left out while there is none. */
  until?: string;
  /** The act that says so. What no act says begins with `house rule` or `invented for the sandbox`. */
  source: string;
}

/**
 * Decision 3.7: what the sandbox shows, and some well-known laws. No legal advice: the one who sells checks the law.
 */
export const regulatoryRules: readonly RegulatoryRule[] = [
  {
    kind: 'prohibited',
    prefix: '9302',
    goods: 'revolvers and pistols',
    destinations: 'everywhere',
    from: '1970-01-01',
    source: 'house rule: firearms are not carried to any destination',
  },
  {
    kind: 'prohibited',
    prefix: '854340',
    goods: 'electronic cigarettes and similar vaporising devices',
    destinations: ['BR'],
    from: '2009-08-28',
    source: 'Brazil, ANVISA, RDC 46/2009; upheld by RDC 855/2024',
  },
  {
    kind: 'prohibited',
    prefix: '854340',
    goods: 'electronic cigarettes and similar vaporising devices',
    destinations: ['MX'],
    from: '2022-05-31',
    source: 'Mexico, decree published in the DOF of 2022-05-31; constitution, reform of 2025-01-17',
  },
  {
    kind: 'prohibited',
    prefix: '6309',
    goods: 'worn clothing',
    destinations: ['BR'],
    from: '1991-05-13',
    source: 'Brazil, Portaria DECEX 8/1991, article 27: used consumer goods',
  },
  {
    kind: 'prohibited',
    prefix: '2524',
    goods: 'asbestos',
    destinations: ['BR'],
    from: '2017-11-29',
    source: 'Brazil, Supreme Federal Court, ADI 3406 and ADI 3470',
  },
  {
    kind: 'restricted',
    prefix: '851713',
    goods: 'smartphones',
    destinations: ['BR'],
    from: '1997-07-17',
    source: 'Brazil, Law 9472/1997, article 162: radio equipment needs a certificate of ANATEL',
  },
  {
    kind: 'restricted',
    prefix: '8543',
    goods: 'electrical machines and apparatus with functions of their own',
    destinations: ['CL'],
    from: '2026-01-01',
    source: 'invented for the sandbox, to show a restriction: no law says so',
  },
];
