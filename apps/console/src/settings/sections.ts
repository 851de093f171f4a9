import { messages } from './messages.js';

/** The pages of the settings, in the order of their navigation. */
export const SECTIONS = [
  { to: '/settings/merchants', title: messages.sections.merchants },
  { to: '/settings/channels', title: messages.sections.channels },
  { to: '/settings/carriers', title: messages.sections.carriers },
  { to: '/settings/clients', title: messages.sections.clients },
  { to: '/settings/sessions', title: messages.sections.sessions },
  { to: '/settings/keys', title: messages.sections.keys },
  { to: '/settings/rates', title: messages.sections.rates },
  { to: '/settings/terms', title: messages.sections.terms },
  { to: '/settings/restrictions', title: messages.sections.restrictions },
  { to: '/settings/audit', title: messages.sections.audit },
] as const;
