import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { loadTimeout } from './deadline.ts'

/**
 * Fails closed: the runtime may load an entry only with the hash that the composition gives for it. Chunks and styles
 * are vouched for by the entry itself.
 */
export const integrityPlugin = (
  integrityFor: (path: string) => string | undefined,
): ModuleFederationRuntimePlugin => ({
  name: 'rafiq-integrity',
  createScript({ url }) {
    const { pathname } = new URL(url, location.origin)
    const integrity = integrityFor(pathname)
    if (integrity === undefined) throw new Error(`${pathname} is not part of this page.`)
    const script = document.createElement('script')
    script.src = pathname
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    script.async = true
    return { script, timeout: loadTimeout }
  },
})
