import type { Language } from '@rafiq/platform-contracts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { noFacts, type ProductFacts, productFacts } from './host/product-facts.ts'
import { addMessages, addTexts, i18n, type Messages } from './language/instance.ts'
import { setLanguage } from './language/language.ts'
import { createQueryClient } from './queries/query-client.ts'
import type { RemoteDefinition } from './remote/define-remote.ts'
import { RemoteBoundary } from './remote/remote-boundary.tsx'
import { toastStore } from './toasts/toasts.ts'

/** A fresh cache with the rules of the shell's own. */
export { createQueryClient as testQueryClient } from './queries/query-client.ts'
export { type ApiAnswers, apiAnswers, unreachable } from './testing/api-answers.ts'

type TestPage = {
  /** Address to start at. */
  at?: string
  language?: Language
  namespace?: string | undefined
  messages?: Record<Language, Messages> | undefined
  /** What the host says of its product. */
  facts?: Partial<ProductFacts>
  /** What the host adds to the words that all share. */
  words?: Record<Language, Messages>
}

/** A page around `children` with a router, a fresh query cache and the texts of one language. */
export function TestPlatform({
  at = '/',
  language = 'en',
  namespace,
  messages,
  facts,
  words,
  children,
}: TestPage & { children: ReactNode }) {
  prepare({ language, namespace, messages, facts, words })
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [at] })
  return wrap(<RouterProvider router={router} />)
}

/** A remote as the shell shows it, from its definition alone. */
export function TestRemote({
  remote,
  at,
  language = 'en',
  facts,
  words,
}: TestPage & { remote: RemoteDefinition }) {
  prepare({ language, namespace: remote.name, messages: remote.messages, facts, words })
  const elsewhere = { path: '*', element: <Elsewhere /> }
  const router = createMemoryRouter([{ HydrateFallback: Nothing, children: [...remote.routes, elsewhere] }], {
    initialEntries: [at ?? '/'],
  })
  return wrap(
    <RemoteBoundary name={remote.name} version="0.0.0">
      <RouterProvider router={router} />
    </RemoteBoundary>,
  )
}

/** The notification that is shown, if any. */
export const shownToast = () => toastStore.getState().toast

type Preparation = Pick<TestPage, 'namespace' | 'messages'> & {
  language: Language
  facts: TestPage['facts'] | undefined
  words: TestPage['words'] | undefined
}

function prepare({ language, namespace, messages, facts, words }: Preparation) {
  productFacts.setState({ ...noFacts, ...facts })
  if (words) addTexts('common', words)
  setLanguage(language)
  if (namespace !== undefined && messages !== undefined) addMessages(namespace, messages)
}

/** A page that is not the remote's: its address. */
const Elsewhere = () => <p>{useLocation().pathname}</p>

/** While a page's module is on its way; the shell shows its own frame there. */
const Nothing = () => null

const wrap = (page: ReactNode) => (
  <I18nextProvider i18n={i18n}>
    <QueryClientProvider client={createQueryClient()}>{page}</QueryClientProvider>
  </I18nextProvider>
)
