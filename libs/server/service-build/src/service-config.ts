import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { type Configuration, type ExternalItemFunctionData, rspack } from '@rspack/core'

/** They load machine code, threads or scripts for browsers from their own folder. */
export const native: readonly string[] = [
  'sharp',
  '@node-rs/argon2',
  'piscina',
  'playwright-core',
  'axe-core',
]

const ownName = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/')

/** Whether Node would find a package from this folder. */
function isInstalled(name: string, from: string): boolean {
  if (existsSync(join(from, 'node_modules', name))) return true
  const parent = dirname(from)
  return parent !== from && isInstalled(name, parent)
}

/**
 * What stays outside of a bundle: native packages, and optional ones that are not installed, whose absence is met at run
 * time as it would be without a bundle.
 */
function externalType({ request = '', context = '', dependencyType }: ExternalItemFunctionData) {
  if (/^[./]/.test(request) || isBuiltin(request)) return undefined
  const name = ownName(request)
  if (!native.includes(name) && isInstalled(name, context)) return undefined
  return dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import'
}

/**
 * Bundles programs of a service, as `tsc` has written them to `dist/`, into `dist/bundle/`: one of them reads 3,000 modules
 * of Node's, which takes three times as long as to run them.
 *
 * @param folder of the service
 * @param programs what can be started as a process or a thread, by its file in `src/`, without the ending
 */
export function serviceConfig(folder: string, programs: readonly string[]): Configuration {
  const dist = join(folder, 'dist')
  const bundle = join(dist, 'bundle')
  return {
    context: folder,
    mode: 'production',
    target: 'node24',
    entry: Object.fromEntries(programs.map((program) => [basename(program), join(dist, `${program}.js`)])),
    output: {
      path: bundle,
      clean: true,
      module: true,
      // Threads are called by what they export.
      library: { type: 'module' },
      chunkFormat: 'module',
      // What could not be loaded fails each time that it is asked for, and is no empty module from the second time on.
      strictModuleErrorHandling: true,
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    externals: [
      (data, done) => {
        const type = externalType(data)
        if (type) done(undefined, `${type} ${data.request}`)
        else done()
      },
    ],
    module: {
      parser: {
        javascript: {
          // Folders and threads beside a module are found by it, and what is asked for by a variable is Node's to find.
          importMeta: false,
          url: false,
          exprContextCritical: false,
          unknownContextCritical: false,
        },
      },
      rules: [{ test: /\.js$/, exclude: /node_modules/, extractSourceMap: true }],
    },
    optimization: {
      minimize: true,
      minimizer: [
        // Node keeps the source of what runs, in twice the memory where one letter of it is not Latin.
        new rspack.SwcJsMinimizerRspackPlugin({
          include: /^packages\.js$/,
          extractComments: false,
          minimizerOptions: {
            // Names of classes are read: by the ORM, by traces, by errors.
            mangle: false,
            compress: false,
            format: { comments: false, ascii_only: true },
          },
        }),
      ],
      chunkIds: 'named',
      concatenateModules: false,
      splitChunks: {
        chunks: 'all',
        minSize: 0,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Those of what is imported later stay out of it.
          packages: { test: /[\\/]node_modules[\\/]/, name: 'packages', chunks: 'initial' },
          shared: { name: 'shared', minChunks: 2, priority: -1 },
        },
      },
    },
    devtool: false,
    plugins: [
      // Reading the map of all packages costs as much as running them.
      new rspack.SourceMapDevToolPlugin({
        filename: '[file].map',
        exclude: /^packages\.js$/,
        moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
          relative(bundle, absoluteResourcePath),
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  }
}
