import { Link, useParams } from '@tanstack/react-router';
import { Fact, FactsCard } from '../../design/facts.js';
import { messages as common } from '../messages.js';
import { AuditLink } from '../parts/audit-link.js';
import { DirectoryActs, DirectoryPage } from '../parts/directory-page.js';
import { useSettings } from '../parts/use-settings.js';
import { Connections } from './connections.js';
import { CHANGE_FIELDS, merchantOf, valuesOf } from './merchant-form.js';
import { merchantSubject, putMerchant, type Merchant } from './requests.js';
import { messages } from './messages.js';
import { Warehouses } from './warehouses.js';

const { form: texts, facts } = messages;

/** One merchant: its data, its connections and its warehouses. */
export function MerchantPage() {
  const { merchantId: id } = useParams({ from: '/shell/settings/merchants/$merchantId' });
  const query = useSettings('readMerchant', { path: { merchantId: id } });
  const { data: merchant } = query;
  return (
    <DirectoryPage
      id={id}
      back={
        <Link to="/settings/merchants" className="back">
          ← {common.sections.merchants}
        </Link>
      }
      query={query}
      subject={merchant && merchantSubject(id, merchant)}
      acts={
        merchant && (
          <DirectoryActs
            operation="putMerchant"
            id={id}
            active={merchant.active}
            texts={messages}
            fields={CHANGE_FIELDS}
            initial={valuesOf(merchant)}
            send={(values, state) => putMerchant(id, merchantOf(values, { ...merchant, ...state }))}
          />
        )
      }
      main={
        merchant && (
          <>
            <Connections merchant={merchant} />
            <Warehouses merchantId={id} />
          </>
        )
      }
      facts={merchant && <MerchantFacts merchant={merchant} />}
    />
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
