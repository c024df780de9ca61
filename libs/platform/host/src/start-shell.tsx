import { applyLanguage, forgetWithSession, languageStore, signedInHint } from '@rafiq/platform/shell'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startBeacons } from './beacons/start-beacons.ts'
import { allVersions } from './composition/composition.ts'
import { compositionStore } from './composition/composition-store.ts'
import { keepInitialFrame } from './frame/page-pending.tsx'
import { sessionShared } from './session/require-session.ts'
import { provideShell, type ShellDefinition } from './shell-definition.ts'
import { folderOf, trustFolders } from './start/trusted-types.ts'

/**
 * Shows the shell in place of the document's own frame. A new tab beside one that is signed in waits for its session
 * first: a moment without words is better than a page that is for visitors.
 */
export async function startShell(shell: ShellDefinition): Promise<void> {
  trustFolders(() => allVersions(compositionStore.getState()).map(({ url }) => folderOf(url)))
  applyLanguage(languageStore.getState().language)
  provideShell(shell)
  startBeacons()
  forgetWithSession()
  const shared = sessionShared()
  if (signedInHint.given()) await shared
  void shared.then(signedInHint.keep)
  keepInitialFrame()
  const root = document.getElementById('root')
  // In slices, so that the browser stays answerable meanwhile.
  if (root) startTransition(() => createRoot(root).render(<App shell={shell} />))
}
