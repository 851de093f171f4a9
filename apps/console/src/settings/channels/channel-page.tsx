import { Link, useParams } from '@tanstack/react-router';
import { Fact, FactsCard } from '../../design/facts.js';
import { fill } from '../../language/texts.js';
import { messages as common } from '../messages.js';
import { AuditLink } from '../parts/audit-link.js';
import { DirectoryActs, DirectoryPage } from '../parts/directory-page.js';
import { useSettings } from '../parts/use-settings.js';
import { Alignments } from './alignments.js';
import { CHANGE_FIELDS, channelOf, percentOf, valuesOf } from './channel-form.js';
import { channelSubject, putChannel, type ChannelDetail } from './requests.js';
import { messages } from './messages.js';
import { Tokens } from './tokens/tokens.js';

const { form: texts, facts } = messages;

/** One sales channel: its data, its tokens, and the effects of opening or closing it. */
export function ChannelPage() {
  const { salesChannel: id } = useParams({ from: '/shell/settings/channels/$salesChannel' });
  const query = useSettings('readSalesChannel', { path: { salesChannel: id } });
  const { data: channel } = query;
  return (
    <DirectoryPage
      id={id}
      back={
        <Link to="/settings/channels" className="back">
          ← {common.sections.channels}
        </Link>
      }
      query={query}
      subject={channel && channelSubject(id, channel)}
      acts={
        channel && (
          <DirectoryActs
            operation="putSalesChannel"
            id={id}
            active={channel.active}
            texts={messages}
            fields={CHANGE_FIELDS}
            initial={valuesOf(channel)}
            send={(values, state) => putChannel(id, channelOf(values, { ...channel, ...state }))}
          />
        )
      }
      main={
        channel && (
          <>
            <Tokens salesChannel={id} />
            <Alignments alignments={channel.alignments} />
          </>
        )
      }
      facts={channel && <ChannelFacts channel={channel} />}
    />
  );
}

function ChannelFacts({ channel }: { channel: ChannelDetail }) {
  const { salesChannel, name, country, currency, locale, taxType, feeShare, version } = channel;
  return (
    <FactsCard title={facts.title}>
      <Fact label={texts.name}>{name}</Fact>
      <Fact label={common.country}>{country}</Fact>
      <Fact label={common.currency}>{currency}</Fact>
      <Fact label={texts.locale}>{locale}</Fact>
      <Fact label={facts.taxes}>{facts[taxType]}</Fact>
      <Fact label={facts.fee}>{fill(facts.percent, { share: percentOf(feeShare) })}</Fact>
      <Fact label={facts.ending}>{fill(facts.endingText, { ...channel.priceEnding })}</Fact>
      <Fact label={facts.service}>{channel.service}</Fact>
      <Fact label={facts.freight}>
        {channel.freightShownSeparately ? facts.freightSeparate : facts.freightInside}
      </Fact>
      {channel.scheme !== undefined && <Fact label={texts.scheme}>{channel.scheme}</Fact>}
      {channel.region !== undefined && <Fact label={texts.region}>{channel.region}</Fact>}
      <Fact label={facts.version}>{version}</Fact>
      <Fact label={facts.more}>
        <ul className="links">
          <li>
            <Link to="/orders" search={{ channel: salesChannel }}>
              {facts.orders}
            </Link>
          </li>
          <li>
            <AuditLink subject={salesChannel} />
          </li>
        </ul>
      </Fact>
    </FactsCard>
  );
}
