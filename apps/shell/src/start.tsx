import { addMessages, applyLanguage, forgetWithSession, languageStore } from '@rafiq/platform/shell'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keepOpening } from './features/layout/opening.ts'
import { startReports } from './features/page-reports/start-reports.ts'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { allVersions } from './shared/composition/composition.ts'
import { compositionStore } from './shared/composition/composition-store.ts'
import { sessionShared } from './shared/session/session-shared.ts'
import { folderOf, trustFolders } from './trusted-types.ts'

/** Shows the application in place of the document's own frame. */
export function start() {
  trustFolders(() => allVersions(compositionStore.getState()).map(({ url }) => folderOf(url)))
  applyLanguage(languageStore.getState().language)
  addMessages('shell', { ar, en })
  startReports()
  forgetWithSession()
  void sessionShared()
  keepOpening()
  const root = document.getElementById('root')
  // In slices, so that the browser stays answerable meanwhile.
  if (root) startTransition(() => createRoot(root).render(<App />))
}
