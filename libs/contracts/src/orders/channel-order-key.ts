/** Key of everything about one order of a channel: `channel:salesChannelOrderId`. */
export function channelOrderKey(event: {
  salesChannel: string;
  salesChannelOrderId: string;
}): string {
  return `${event.salesChannel}:${event.salesChannelOrderId}`;
}
