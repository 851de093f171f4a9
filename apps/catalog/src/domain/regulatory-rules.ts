/** A prohibition of importing goods, as data: a new law is a new row. */
export interface RegulatoryRule {
  /** Digits that the customs code begins with. */
  prefix: string;
  goods: string;
  /** ISO 3166-1 alpha-2, or everywhere. */
  destinations: readonly string[] | 'everywhere';
  /** First day in force, UTC. */
  from: string;
  source: string;
}

/**
 * Decision 3.7: what the sandbox shows, and some well-known bans. No legal advice: whoever sells checks the law.
 */
export const regulatoryRules: readonly RegulatoryRule[] = [
  {
    prefix: '9302',
    goods: 'revolvers and pistols',
    destinations: 'everywhere',
    from: '1970-01-01',
    source: 'rule of the house: firearms are not carried to any destination',
  },
  {
    prefix: '854340',
    goods: 'electronic cigarettes and similar vaporising devices',
    destinations: ['BR'],
    from: '2009-08-28',
    source: 'Brazil, ANVISA, RDC 46/2009; upheld by RDC 855/2024',
  },
  {
    prefix: '854340',
    goods: 'electronic cigarettes and similar vaporising devices',
    destinations: ['MX'],
    from: '2022-05-31',
    source: 'Mexico, decree published in the DOF of 2022-05-31; constitution, reform of 2025-01-17',
  },
  {
    prefix: '6309',
    goods: 'worn clothing',
    destinations: ['BR'],
    from: '1991-05-13',
    source: 'Brazil, Portaria DECEX 8/1991, article 27: used consumer goods',
  },
  {
    prefix: '2524',
    goods: 'asbestos',
    destinations: ['BR'],
    from: '2017-11-29',
    source: 'Brazil, Supreme Federal Court, ADI 3406 and ADI 3470',
  },
];
