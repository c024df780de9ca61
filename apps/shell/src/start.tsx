import { addMessages, applyLanguage, forgetWithSession, languageStore } from '@rafiq/platform/shell'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { allVersions } from './shared/composition/composition.ts'
import { compositionStore } from './shared/composition/composition-store.ts'
import { dropRefusedFiles } from './shared/drop-refused-files.ts'
import { sessionShared } from './shared/session/session-shared.ts'
import { folderOf, installTrustedTypes } from './trusted-types.ts'

/** Shows the application in place of the frame without words. */
export function start() {
  installTrustedTypes(() => allVersions(compositionStore.getState()).map(({ url }) => folderOf(url)))
  applyLanguage(languageStore.getState().language)
  addMessages('shell', { ar, en })
  dropRefusedFiles()
  forgetWithSession()
  void sessionShared()
  const root = document.getElementById('root')
  // In slices, so that the browser stays answerable meanwhile.
  if (root) startTransition(() => createRoot(root).render(<App />))
}
