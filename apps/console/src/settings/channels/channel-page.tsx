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
import { Alignments } from './alignments.js';
import { CHANGE_FIELDS, channelOf, percentOf, valuesOf } from './channel-form.js';
import { channelSubject, putChannel, readChannel, type ChannelDetail } from './requests.js';
import { messages } from './messages.js';
import { Tokens } from './tokens/tokens.js';

const { form: texts, facts } = messages;

/** One sales channel: its data, its tokens, and the effects of opening or closing it. */
export function ChannelPage() {
  const { salesChannel: id } = useParams({ from: '/shell/settings/channels/$salesChannel' });
  const query = useQuery({
    ...POLLED,
    queryKey: ['settings', 'channel', id],
    queryFn: ({ signal }) => readChannel(id, signal),
  });
  return (
    <Section
      back={
        <Link to="/settings/channels" className="back">
          ← {common.sections.channels}
        </Link>
      }
      title={id}
      mark={query.data && <Active active={query.data.active} />}
      query={query}
      subject={query.data && channelSubject(id, query.data)}
      acts={query.data && <Acts channel={query.data} />}
    >
      {(channel) => (
        <div className="columns">
          <div className="column-main">
            <Tokens salesChannel={id} />
            <Alignments alignments={channel.alignments} />
          </div>
          <div className="column-side">
            <ChannelFacts channel={channel} />
          </div>
        </div>
      )}
    </Section>
  );
}

function Acts({ channel }: { channel: ChannelDetail }) {
  const { salesChannel: id, active } = channel;
  const { state } = messages;
  return (
    <>
      <Act
        operation="putSalesChannel"
        open={texts.change}
        title={fill(texts.changeTitle, { id })}
        fields={CHANGE_FIELDS}
        initial={valuesOf(channel)}
        sendText={texts.send}
        send={(values) => putChannel(id, channelOf(values, channel))}
        done={() => fill(texts.saved, { id })}
      />
      <Act
        key={String(active)}
        operation="putSalesChannel"
        open={active ? state.close : state.open}
        look={active ? 'danger' : 'plain'}
        explained={active ? state.closeExplained : state.openExplained}
        fields={[]}
        sendText={active ? state.close : state.open}
        {...(active && { confirm: id })}
        send={() => putChannel(id, channelOf(valuesOf(channel), { ...channel, active: !active }))}
        done={(after) => fill(after.active ? state.opened : state.closed, { id })}
      />
    </>
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
