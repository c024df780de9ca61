import * as platform from '@rafiq/platform'
import * as i18n from '@rafiq/platform/i18n'
import * as query from '@rafiq/platform/query'
import * as router from '@rafiq/platform/router'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'

/** What remotes take from the shell, by the names that their imports have. */
const modules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@rafiq/platform': platform,
  '@rafiq/platform/router': router,
  '@rafiq/platform/i18n': i18n,
  '@rafiq/platform/query': query,
}

/**
 * The shell's own copies, as the federation runtime takes them: singletons that are there already.
 *
 * @param versions of each shared module, as the build's `shell.json` names them
 * @throws Error for a module that the build promises and the shell does not have
 */
export const sharedModules = (versions: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(versions).map(([request, version]) => {
      const module = modules[request]
      if (module === undefined) throw new Error(`The shell does not share ${request}.`)
      return [
        request,
        {
          version,
          scope: 'default',
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: version },
        },
      ]
    }),
  )
