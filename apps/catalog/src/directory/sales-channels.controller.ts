import { channelSettingsOf } from '#contracts';
import { decimal, toText } from '#money';
import { ApiEndpoint, CallerOf, Clients, PathParam, type Caller } from '#edge';
import { Body, Controller, Get, HttpCode, Param, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PutSalesChannel } from './put-sales-channel.js';
import { ReadDirectory } from './read-directory.js';
import { tenantId } from './directory.rules.js';
import { SalesChannelRequest } from './sales-channel.request.dto.js';
import {
  SalesChannelDetailResponse,
  SalesChannelResponse,
  SalesChannelsResponse,
  toAlignmentResponse,
  toSalesChannelResponse,
} from './sales-channel.response.dto.js';

const CHANNEL_ID = 'The sales channel’s id: 2 to 16 capital letters and digits.';

@ApiTags('Operations')
@Controller('ops/sales-channels')
@Clients('operator')
export class SalesChannelsController {
  constructor(
    private readonly readDirectory: ReadDirectory,
    private readonly putSalesChannel: PutSalesChannel,
  ) {}

  @Get()
  @ApiEndpoint(SalesChannelsResponse, {
    id: 'listSalesChannels',
    summary: 'List the sales channels',
  })
  async list(): Promise<SalesChannelsResponse> {
    const salesChannels = await this.readDirectory.salesChannels();
    return { salesChannels: salesChannels.map(toSalesChannelResponse) };
  }

  @Get(':salesChannel')
  @ApiEndpoint(SalesChannelDetailResponse, {
    id: 'readSalesChannel',
    summary: 'Read a sales channel',
    doc: 'Shows the progress of the background work that follows opening or closing the channel.',
    params: { salesChannel: CHANNEL_ID },
    problems: ['not-found'],
  })
  async read(@Param('salesChannel') id: string): Promise<SalesChannelDetailResponse> {
    const { channel, alignments } = await this.readDirectory.salesChannel(id);
    return {
      ...toSalesChannelResponse(channel),
      alignments: alignments.map(toAlignmentResponse),
    };
  }

  @Put(':salesChannel')
  @HttpCode(200)
  @ApiEndpoint(SalesChannelResponse, {
    id: 'putSalesChannel',
    summary: 'Create or replace a sales channel',
    doc: [
      'Repeating the request changes nothing. `active: false` closes the channel: its SKUs are withdrawn in the',
      'background. When the channel opens again, it picks up the ready SKUs of its merchants.',
    ].join(' '),
    params: { salesChannel: CHANNEL_ID },
    example: {
      name: 'Meli México',
      country: 'MX',
      currency: 'MXN',
      locale: 'es-MX',
      taxesOnline: false,
      feeShare: 0.18,
      priceEnding: { step: 1, offset: 0.9 },
      service: 'STANDARD',
      freightShownSeparately: false,
    },
    problems: ['price-ending', 'channel-in-use'],
    others: { 201: { body: SalesChannelResponse, doc: 'The channel was created.' } },
  })
  async put(
    @PathParam('salesChannel', tenantId) id: string,
    @Body() body: SalesChannelRequest,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SalesChannelResponse> {
    const { name, locale, active, feeShare, priceEnding, ...rest } = body;
    const settings = channelSettingsOf({
      ...rest,
      feeShare: decimalText(feeShare),
      priceEnding: {
        step: decimalText(priceEnding.step),
        offset: decimalText(priceEnding.offset),
      },
    });
    const requestedChannel = {
      salesChannel: id,
      name,
      locale,
      ...(active !== undefined && { active }),
      ...settings,
    };
    const { channel, created } = await this.putSalesChannel.put(requestedChannel, caller.clientId);
    if (created) reply.code(201);
    return toSalesChannelResponse(channel);
  }
}

function decimalText(value: number): string {
  return toText(decimal(value));
}
