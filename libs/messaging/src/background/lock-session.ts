/**
 * For the `options` of a connection that holds advisory locks: within 20 s Postgres ends the session of a machine that
 * has vanished, and with it the locks. Left to itself it keeps them for hours, and by keepalives alone for a quarter of
 * one: these are not sent while an answer is on its way.
 */
export const ENDS_WITH_ITS_MACHINE =
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=20000';
