/** In place of the shell's own: without remotes there is nothing to forgive, and one router serves for ever. */
export const remoteLoader = { forgive: () => undefined }
export const useRouterGeneration = () => 0
export const restartRouter = () => undefined
