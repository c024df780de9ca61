/** In place of the shell's own: without remotes there is nothing to discover. */
export const rootRouteId = 'root'
export const createDiscovery = () => async () => undefined
