import { column, Table, type Columns } from '../../../design/tables/table.js';
import { fill } from '../../../language/texts.js';
import { messages } from '../readable/messages.js';
import { bracketText, caseText, partsText, readableTax, sumText } from '../readable/readable.js';
import type { Bracket, ReadableTax, RuleCase, RuleSet as Rules } from '../readable/readable.js';

const { case: texts, columns: names } = messages;

const COLUMNS: Columns<ReadableTax> = [
  column('name', names.tax, '', (row) => (
    <>
      {row.name} <span className="under">{row.kind}</span>
    </>
  )),
  column('charges', names.rate, '', (row) => <Charges tax={row} />),
  column('base', names.base),
  column('collectedBy', names.collectedBy),
];

/** The cases of a rule set with their brackets and taxes, in words. */
export function RuleSet({ rules: { cases } }: { rules: Rules }) {
  return cases.map((ruleCase, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the cases of a revision never move
    <Case key={index} number={index + 1} rules={ruleCase} />
  ));
}

function Case({ number, rules }: { number: number; rules: RuleCase }) {
  const { refuse, value, limit, brackets = [] } = rules;
  const title = fill(texts.title, { number });
  const last = brackets.at(-1)?.upTo;
  return (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      <p>{caseText(rules, number === 1)}</p>
      {refuse !== undefined && <p>{fill(texts.refused, { reason: refuse })}</p>}
      {value !== undefined && <p>{fill(texts.value, { parts: partsText(value) })}</p>}
      {limit &&
        brackets.map((bracket, index) => (
          <BracketTable
            key={bracket.upTo}
            title={bracketText(bracket, brackets[index - 1]?.upTo, limit)}
            taxes={bracket.taxes}
          />
        ))}
      {limit && typeof last === 'string' && (
        <p>{fill(texts.end, { sum: sumText({ value: last, currency: limit.currency }) })}</p>
      )}
    </section>
  );
}

function BracketTable({ title, taxes }: { title: string; taxes: Bracket['taxes'] }) {
  return (
    <>
      <h3>{title.charAt(0).toUpperCase() + title.slice(1)}</h3>
      {taxes.length === 0 ? (
        <p>{texts.noTaxes}</p>
      ) : (
        <Table label={title} columns={COLUMNS} rows={taxes.map(readableTax)} />
      )}
    </>
  );
}

function Charges({ tax: { charges, notes } }: { tax: ReadableTax }) {
  return (
    <>
      {charges.map(({ text, when }) => (
        <div key={`${text} ${when}`}>
          {text}
          {when !== undefined && <span className="under">{when}</span>}
        </div>
      ))}
      {notes.map((note) => (
        <span key={note} className="under">
          {note}
        </span>
      ))}
    </>
  );
}
