import { refocusPage } from '@rafiq/platform/shell'
import { createStore, useStore } from 'zustand'
import { loadVersion } from './load-version.ts'
import { RemoteLoader } from './remote-loader.ts'
import { isWithdrawn } from './withdrawn.ts'

/** The loads of this document. */
export const remoteLoader = new RemoteLoader(loadVersion, isWithdrawn)

/** A new router begins when routes that are already in one have to change: another version, or another try. */
export const routerGeneration = createStore<{ generation: number }>(() => ({ generation: 0 }))

export const useRouterGeneration = () => useStore(routerGeneration, (state) => state.generation)

export const restartRouter = () => {
  refocusPage()
  routerGeneration.setState(({ generation }) => ({ generation: generation + 1 }))
}
