import type { Configuration, RuleSetRule } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'

/** React's compiler tells the page which components a module has. */
function withRefresh(rule: RuleSetRule): RuleSetRule {
  if (rule.loader !== 'builtin:swc-loader') return rule
  const options = rule.options as { jsc?: { transform?: { react?: object } } }
  const react = { ...options.jsc?.transform?.react, development: true, refresh: true }
  return { ...rule, options: { ...options, jsc: { ...options.jsc, transform: { react } } } }
}

/** Names that outlive a change: what an open page has loaded is there when it asks for it again. */
const names = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].css',
}

/** Milliseconds: programs save a file in several steps, of which none but the last is worth a build. */
const aggregateTimeout = 50

/**
 * The configuration of a remote for a page that takes changes in while it is open.
 *
 * @param config as its `rspack.config.ts` has it, read with `NODE_ENV=development`
 */
export function hotConfig(config: Configuration): Configuration {
  const rules = (config.module?.rules ?? []).map((rule) =>
    typeof rule === 'object' && rule ? withRefresh(rule) : rule,
  )
  return {
    ...config,
    // A page that asks for a change when the next one is built already finds both.
    output: { ...config.output, ...names, clean: false },
    watchOptions: { ...config.watchOptions, aggregateTimeout },
    module: { ...config.module, rules },
    plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin()],
    stats: 'none',
    infrastructureLogging: { level: 'warn' },
  }
}
