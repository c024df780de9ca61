/**
 * Milliseconds that a fault waits on its way into the dashboard: a page gathers what breaks together, the registry gathers
 * what pages tell, and a dashboard that is open looks again. Apart from the schemas, so that a page does without those.
 */
export const faultDelays = { page: 1_000, registry: 250, dashboard: 5_000 } as const
