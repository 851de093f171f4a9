import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Schemas } from '@entrepot/client';
import { EmptyState } from '../../../design/empty-state.js';
import { column, type Columns } from '../../../design/tables/table.js';
import { TextFilter } from '../../../filters/text-filter.js';
import { fill, listed } from '../../../language/texts.js';
import { Rows } from '../../parts/rows.js';
import { messages } from '../messages.js';
import { rateText } from '../readable/readable.js';
import { termsSearch } from '../search.js';

const { duties: texts } = messages;

type Duties = Schemas['DutyRatesDocument'];
type Rate = Duties['rates'][number];

const COLUMNS: Columns<Rate> = [
  column('hsPrefix', texts.prefix, '', ({ hsPrefix }) => <span className="id">{hsPrefix}</span>),
  column('origin', texts.origin, '', ({ origin }) => (origin ? listed(origin) : texts.everyOrigin)),
  column('rate', texts.rate, 'numeric', ({ rate }) => rateText(rate)),
];

/** The duty rates of a revision whose HS codes begin with a prefix. */
export function DutyRates({ duties }: { duties: Duties }) {
  const { code } = useSearch({ from: '/shell/settings/terms/$destination', select: termsSearch });
  const navigate = useNavigate({ from: '/settings/terms/$destination' });
  const prefix = code?.replaceAll('.', '') ?? '';
  const shown = duties.rates
    .filter(({ hsPrefix }) => hsPrefix.startsWith(prefix))
    .toSorted((a, b) => (a.hsPrefix < b.hsPrefix ? -1 : 1));
  const count = { shown: shown.length, all: duties.rates.length };
  return (
    <section className="card" aria-labelledby="duty-rates">
      <h2 id="duty-rates">{texts.table}</h2>
      <TextFilter
        label={texts.prefix}
        placeholder={texts.anyPrefix}
        value={code}
        onChange={(next) => void navigate({ search: (old) => ({ ...old, code: next }) })}
      />
      <p className="quiet">
        {duties.default === undefined
          ? fill(texts.noDefault, count)
          : fill(texts.default, { ...count, rate: rateText(duties.default) })}
      </p>
      <Rows
        label={texts.table}
        columns={COLUMNS}
        rows={shown}
        keyOf={({ hsPrefix, origin = [] }) => `${hsPrefix} ${origin.join(' ')}`}
        scrollId="duty-rates"
        empty={<EmptyState title={texts.empty}>{texts.emptyHow}</EmptyState>}
      />
    </section>
  );
}
