/** Seconds between two looks of the service kit (`eventLoopInterval` of its metrics), which are in every lag that it tells. */
const interval = 0.05

/**
 * Seconds that one in a hundred turns of the event loop is late.
 *
 * @param labels of the series, as PromQL has them
 */
export const eventLoopLateness = (labels = ''): string =>
  `nodejs_eventloop_lag_p99_seconds${labels} - ${interval}`
