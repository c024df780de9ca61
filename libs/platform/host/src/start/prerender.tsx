import { renderToString } from 'react-dom/server'
import { App } from '../app.tsx'
import { provideShell, type ShellDefinition } from '../shell-definition.ts'
import { loadPage } from './load-page.ts'

/** A page of the shell's own as HTML, for its build: of this address, in the document's language, as visitors see it. */
export async function prerender(shell: ShellDefinition): Promise<string> {
  provideShell(shell)
  const loaded = await loadPage(shell.routes)
  return renderToString(<App shell={shell} loaded={loaded} />)
}
