import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Trade restrictions as operators' data (decision 3.16). They were compiled in before: an installation that is in use
 * gets these as rows, so that no verdict changes; a new one begins with none.
 */
export class TradeRestrictions1767225600000 implements MigrationInterface {
  name = 'TradeRestrictions1767225600000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    await runner.query(LOAD, [JSON.stringify(COMPILED_RESTRICTIONS)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE restriction_recheck, trade_restriction');
  }
}

/** What the service had compiled in, in its order. It stays as it was, whatever the sandbox begins with. */
const COMPILED_RESTRICTIONS = [
  {
    kind: 'prohibited',
    hsPrefix: '9302',
    goods: 'revolvers and pistols',
    destination: '*',
    validFrom: '1970-01-01',
    source: 'house rule: firearms are not carried to any destination',
  },
  {
    kind: 'prohibited',
    hsPrefix: '854340',
    goods: 'electronic cigarettes and similar vaporising devices',
    destination: 'BR',
    validFrom: '2009-08-28',
    source: 'Brazil, ANVISA, RDC 46/2009; upheld by RDC 855/2024',
  },
  {
    kind: 'prohibited',
    hsPrefix: '854340',
    goods: 'electronic cigarettes and similar vaporising devices',
    destination: 'MX',
    validFrom: '2022-05-31',
    source: 'Mexico, decree published in the DOF of 2022-05-31; constitution, reform of 2025-01-17',
  },
  {
    kind: 'prohibited',
    hsPrefix: '6309',
    goods: 'worn clothing',
    destination: 'BR',
    validFrom: '1991-05-13',
    source: 'Brazil, Portaria DECEX 8/1991, article 27: used consumer goods',
  },
  {
    kind: 'prohibited',
    hsPrefix: '2524',
    goods: 'asbestos',
    destination: 'BR',
    validFrom: '2017-11-29',
    source: 'Brazil, Supreme Federal Court, ADI 3406 and ADI 3470',
  },
  {
    kind: 'restricted',
    hsPrefix: '851713',
    goods: 'smartphones',
    destination: 'BR',
    validFrom: '1997-07-17',
    source: 'Brazil, Law 9472/1997, article 162: radio equipment needs a certificate of ANATEL',
  },
  {
    kind: 'restricted',
    hsPrefix: '8543',
    goods: 'electrical machines and apparatus with functions of their own',
    destination: 'CL',
    validFrom: '2026-01-01',
    source: 'invented for the sandbox, to show a restriction: no law says so',
  },
];

const TABLES = [
  `CREATE TABLE trade_restriction (
     restriction_id uuid PRIMARY KEY,
     hs_prefix text COLLATE "C" NOT NULL,
     destination text NOT NULL,
     kind text NOT NULL,
     goods text,
     valid_from date NOT NULL,
     valid_until date,
     source text NOT NULL,
     correction text,
     added_by text NOT NULL,
     added_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     ended_until date,
     end_reason text,
     end_correction text,
     ended_by text,
     ended_at timestamptz(3),
     last_update_date timestamptz(3) NOT NULL DEFAULT clock_timestamp()
   )`,
  // One that was withdrawn before its first day blocks no other.
  `CREATE UNIQUE INDEX trade_restriction_key ON trade_restriction (hs_prefix, destination, kind, valid_from)
    WHERE ended_until IS NULL OR ended_until >= valid_from`,
  `CREATE INDEX trade_restriction_prefix ON trade_restriction (hs_prefix)`,
  `CREATE INDEX trade_restriction_list ON trade_restriction (last_update_date, restriction_id)`,
  `CREATE TABLE restriction_recheck (
     restriction_id uuid PRIMARY KEY REFERENCES trade_restriction,
     due_at timestamptz(3),
     periodic boolean NOT NULL DEFAULT false,
     started_at timestamptz(3),
     after_code text NOT NULL DEFAULT '',
     after_merchant text NOT NULL DEFAULT '',
     after_sku text NOT NULL DEFAULT ''
   )`,
  `CREATE INDEX restriction_recheck_due ON restriction_recheck (periodic, due_at) WHERE due_at IS NOT NULL`,
];

// An installation is in use once it has merchants.
const LOAD = `
  WITH loaded AS (
    INSERT INTO trade_restriction (restriction_id, hs_prefix, destination, kind, goods, valid_from, source, added_by)
    SELECT uuidv7(), "hsPrefix", destination, kind, goods, "validFrom", source, 'migration'
      FROM json_to_recordset($1) AS t ("hsPrefix" text, destination text, kind text, goods text, "validFrom" date,
                                       source text)
     WHERE EXISTS (SELECT FROM merchant)
    RETURNING restriction_id
  )
  INSERT INTO restriction_recheck (restriction_id, due_at) SELECT restriction_id, clock_timestamp() FROM loaded`;
