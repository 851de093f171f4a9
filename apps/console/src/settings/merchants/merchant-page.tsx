import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Fact, FactsCard } from '../../design/facts.js';
import { fill } from '../../language/texts.js';
import { POLLED } from '../../live/polled.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { Active } from '../parts/dated-state.js';
import { AuditLink } from '../parts/audit-link.js';
import { Section } from '../parts/section.js';
import { Connections } from './connections.js';
import { CHANGE_FIELDS, merchantOf, valuesOf } from './merchant-form.js';
import { merchantSubject, putMerchant, readMerchant, type Merchant } from './requests.js';
import { messages } from './messages.js';
import { Warehouses } from './warehouses.js';

const { form: texts, facts } = messages;

/** One merchant: its data, its connections and its warehouses. */
export function MerchantPage() {
  const { merchantId: id } = useParams({ from: '/shell/settings/merchants/$merchantId' });
  const query = useQuery({
    ...POLLED,
    queryKey: ['settings', 'merchant', id],
    queryFn: ({ signal }) => readMerchant(id, signal),
  });
  return (
    <Section
      back={
        <Link to="/settings/merchants" className="back">
          ← {common.sections.merchants}
        </Link>
      }
      title={id}
      mark={query.data && <Active active={query.data.active} />}
      query={query}
      subject={query.data && merchantSubject(id, query.data)}
      acts={query.data && <Acts merchant={query.data} />}
    >
      {(merchant) => (
        <div className="columns">
          <div className="column-main">
            <Connections merchant={merchant} />
            <Warehouses merchantId={id} />
          </div>
          <div className="column-side">
            <MerchantFacts merchant={merchant} />
          </div>
        </div>
      )}
    </Section>
  );
}

function Acts({ merchant }: { merchant: Merchant }) {
  const { merchantId: id, active } = merchant;
  const { state } = messages;
  return (
    <>
      <Act
        operation="putMerchant"
        open={texts.change}
        title={fill(texts.changeTitle, { id })}
        fields={CHANGE_FIELDS}
        initial={valuesOf(merchant)}
        sendText={texts.send}
        send={(values) => putMerchant(id, merchantOf(values, merchant))}
        done={() => fill(texts.saved, { id })}
      />
      <Act
        key={String(active)}
        operation="putMerchant"
        open={active ? state.deactivate : state.activate}
        look={active ? 'danger' : 'plain'}
        explained={active ? state.deactivateExplained : state.activateExplained}
        fields={[]}
        sendText={active ? state.deactivate : state.activate}
        {...(active && { confirm: id })}
        send={() =>
          putMerchant(id, merchantOf(valuesOf(merchant), { ...merchant, active: !active }))
        }
        done={(after) => fill(after.active ? state.activated : state.deactivated, { id })}
      />
    </>
  );
}

function MerchantFacts({ merchant }: { merchant: Merchant }) {
  const { merchantId, name, country, currency, autoLocalization, version } = merchant;
  return (
    <FactsCard title={facts.title}>
      <Fact label={texts.name}>{name}</Fact>
      <Fact label={common.country}>{country}</Fact>
      <Fact label={common.currency}>{currency}</Fact>
      <Fact label={facts.localization}>{autoLocalization ? facts.auto : facts.manual}</Fact>
      <Fact label={facts.version}>{version}</Fact>
      <Fact label={facts.more}>
        <ul className="links">
          <li>
            <Link to="/orders" search={{ merchant: merchantId }}>
              {facts.orders}
            </Link>
          </li>
          <li>
            <Link to="/parcels" search={{ merchant: merchantId }}>
              {facts.parcels}
            </Link>
          </li>
          <li>
            <AuditLink subject={merchantId} />
          </li>
        </ul>
      </Fact>
    </FactsCard>
  );
}
