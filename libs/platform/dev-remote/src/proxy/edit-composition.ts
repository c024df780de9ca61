import {
  type ComposedRemote,
  type Composition,
  isRestricted,
  type RemoteManifest,
  type RestrictedComposition,
} from '@rafiq/platform-contracts'

/** No hash: the entry changes under an open page. The entries of what is published keep theirs. */
const composed = ({ name, version, entry, routes, navigation, fills }: RemoteManifest): ComposedRemote => ({
  url: `/remotes/${name}/${version}/${entry}`,
  metadata: { version, integrity: '' },
  extras: {
    routes: routes.map(({ files: _, initialFrame: __, ...route }) => route),
    navigation,
    ...(fills && { fills: Object.keys(fills) }),
  },
})

const without = <Remote>(remotes: Record<string, Remote>, name: string): Record<string, Remote> =>
  Object.fromEntries(Object.entries(remotes).filter(([other]) => other !== name))

/** A page's composition with the working tree's build of one remote in place of what is published of it. */
export function withLocalRemote(composition: Composition, local: RemoteManifest): Composition {
  const others = without(composition.microFrontends, local.name)
  if (!isRestricted(local)) {
    return { ...composition, microFrontends: { ...others, [local.name]: [composed(local)] } }
  }
  const paths = local.routes.flatMap(({ path, roles }) => (roles ? [{ path, roles }] : []))
  const known = composition.restricted.filter(({ path }) => !paths.some((own) => own.path === path))
  return { ...composition, microFrontends: others, restricted: [...known, ...paths] }
}

/** The same for the remotes that a member of staff gets besides. */
export function withLocalRestricted(
  answer: RestrictedComposition,
  local: RemoteManifest,
): RestrictedComposition {
  if (!isRestricted(local)) return answer
  return {
    microFrontends: { ...without(answer.microFrontends, local.name), [local.name]: [composed(local)] },
  }
}
