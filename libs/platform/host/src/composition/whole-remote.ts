import { isWhole, type OwnedRemote } from './composition.ts'

/**
 * A remote with all that loading it takes; null where that cannot be had in time. Documents of few remotes have all of them whole,
 * so what completes one is no part of the first scripts, but of the chunk that every page fetches once it has settled.
 */
export const wholeRemote = async (owned: OwnedRemote): Promise<OwnedRemote | null> =>
  isWhole(owned.remote)
    ? owned
    : import(/* webpackChunkName: "offline" */ './complete-remotes.ts').then(
        ({ complete }) => complete(owned),
        () => null,
      )
