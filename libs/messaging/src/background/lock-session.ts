/**
 * Connection `options` for sessions that hold advisory locks. If the client's machine vanishes, Postgres ends the
 * session within 20 s and releases the locks. By default it keeps them for hours; with keepalives alone for 15 minutes,
 * because none are sent while an answer is unacknowledged.
 */
export const DEAD_PEER_OPTIONS =
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=20000';
