import {
  applyLanguage,
  forgetWithSession,
  keepChosenLanguage,
  languageStore,
  sessionStore,
  signedInHint,
} from '@rafiq/platform/shell'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keepAudience } from './audience/keep-audience.ts'
import { startBeacons } from './beacons/start-beacons.ts'
import { allVersions } from './composition/composition.ts'
import { compositionStore } from './composition/composition-store.ts'
import { keepInitialFrame } from './frame/page-pending.tsx'
import { sessionShared } from './session/require-session.ts'
import { provideShell, type ShellDefinition } from './shell-definition.ts'
import { loadPage, type PageData } from './start/load-page.ts'
import { prerenderedPage } from './start/prerendered.ts'
import { folderOf, trustFolders } from './start/trusted-types.ts'

/**
 * Shows the shell in place of the document's own frame, or takes over the page that came whole. A new tab beside one
 * that is signed in waits for its session first: a moment without words is better than a page that is for visitors.
 */
export async function startShell(shell: ShellDefinition): Promise<void> {
  trustFolders(() => allVersions(compositionStore.getState()).map(({ url }) => folderOf(url)))
  const documentLanguage = document.documentElement.lang
  applyLanguage(languageStore.getState().language)
  keepChosenLanguage()
  provideShell(shell)
  startBeacons()
  forgetWithSession()
  const shared = sessionShared()
  if (signedInHint.given()) await shared
  void shared.then(signedInHint.keep).then(() => keepAudience())
  const root = document.getElementById('root')
  if (!root) return
  const isAsPrerendered = prerenderedPage() !== null && documentLanguage === languageStore.getState().language
  if (isAsPrerendered && sessionStore.getState().token === null) {
    return takeOver(root, shell, await loadPage(shell.routes))
  }
  root.removeAttribute('data-prerendered')
  keepInitialFrame()
  // In slices, so that the browser stays answerable meanwhile.
  startTransition(() => createRoot(root).render(<App shell={shell} />))
}

/** The same elements go on: nothing is painted anew, and whoever is on one of them stays there. */
function takeOver(root: HTMLElement, shell: ShellDefinition, loaded: PageData) {
  startTransition(() => void hydrateRoot(root, <TakenOver root={root} shell={shell} loaded={loaded} />))
}

type TakenOverProps = { root: HTMLElement; shell: ShellDefinition; loaded: PageData }

function TakenOver({ root, shell, loaded }: TakenOverProps) {
  // Layout effects of what is below it see the page as it was left.
  useLayoutEffect(() => root.removeAttribute('data-prerendered'), [root])
  return <App shell={shell} loaded={loaded} />
}
