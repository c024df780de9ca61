import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * `lazy` for a part whose code is asked for again after it did not come: React alone keeps the failure for as long as the
 * document lives. Call what this returns in each rendering of the page; it is the same part until a failure.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let part: LazyExoticComponent<ComponentType<Props>>
  const renew = () => {
    part = lazy(() =>
      load().catch((error: unknown) => {
        renew()
        throw error
      }),
    )
  }
  renew()
  return () => part
}
