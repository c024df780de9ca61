import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Each package as the one before it resolves it, wherever npm put it. */
const resolveThrough = (...packages: string[]): string =>
  packages.reduce((from, name) => createRequire(from).resolve(name), import.meta.filename)

/**
 * The federation plugin names the CommonJS builds of its runtime by their path; these are the same files as ES
 * modules, which can be tree-shaken.
 */
export function federationAlias(): Record<string, string> {
  const plugin = '@module-federation/enhanced/rspack'
  const commonJs = [
    resolveThrough(plugin, '@module-federation/runtime-tools', '@module-federation/runtime'),
    resolveThrough(plugin, '@module-federation/runtime-tools', '@module-federation/webpack-bundler-runtime'),
    resolveThrough(
      plugin,
      '@module-federation/rspack',
      '@module-federation/inject-external-runtime-core-plugin',
    ),
  ]
  return Object.fromEntries(commonJs.map((path) => [path, join(dirname(path), 'index.js')]))
}
