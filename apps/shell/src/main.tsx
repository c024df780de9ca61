import './styles.css'
import './schemas-without-eval.ts'
import { registerPlugins } from '@module-federation/enhanced/runtime'
import { addMessages, applyLanguage, languageStore } from '@rafiq/platform/shell'
// The facades that remotes take from the shell have to be in its first script.
import '@rafiq/platform'
import '@rafiq/platform/i18n'
import '@rafiq/platform/query'
import '@rafiq/platform/router'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { integrityPlugin } from './features/remotes/integrity-plugin.ts'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { allVersions } from './shared/composition/composition.ts'
import { compositionStore } from './shared/composition/composition-store.ts'
import { sessionShared } from './shared/session/session-shared.ts'
import { folderOf, installTrustedTypes } from './trusted-types.ts'

const versions = () => allVersions(compositionStore.getState())

installTrustedTypes(() => versions().map(({ url }) => folderOf(url)))
registerPlugins([integrityPlugin((path) => versions().find(({ url }) => url === path)?.integrity)])
applyLanguage(languageStore.getState().language)
addMessages('shell', { ar, en })
void sessionShared()

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
