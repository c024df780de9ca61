import { addTexts, type Caller } from '@rafiq/platform'
import type { RouteObject } from '@rafiq/platform/router'
import {
  addMessages,
  type CallerQuery,
  declaredPages,
  type Messages,
  matchPath,
  productFacts,
  provideIdentityQuestion,
} from '@rafiq/platform/shell'
import type { Language } from '@rafiq/platform-contracts'
import type { ComponentType } from 'react'
import { pagesOf } from './composition/composition.ts'
import { compositionStore } from './composition/composition-store.ts'
import ar from './locales/ar/host.json' with { type: 'json' }
import en from './locales/en/host.json' with { type: 'json' }
import { type RemoteWords, setRemoteWords } from './remotes/remote-words.ts'
import { type GuardedPage, setGuardedPages } from './session/guarded-pages.ts'

export type { Caller }

/** What a product puts around the pages of its remotes; everything else of a shell is this library. */
export type ShellDefinition = {
  /** Namespace of the shell's own texts. */
  name: string
  messages: Record<Language, Messages>
  /** What the product adds to the words that shell and remotes share (`common`). */
  words?: Record<Language, Messages>
  /** More of them, which only remotes say: loaded beside the first one, so that the shell's own pages are spared them. */
  remoteWords?: RemoteWords
  /** Pages by name, those of remotes too: the product's configuration. `home` and `login` are named always. */
  pages: Readonly<Record<string, string>>
  /** Pages that ask a visitor to sign in first: the product's configuration. */
  guarded: readonly GuardedPage[]
  /** Who is signed in. Without it nobody ever is. */
  caller?: CallerQuery
  unkeptFields?: readonly string[]
  memberIdKey?: string
  /** How somebody confirms that it is still them, where a call asks for that. */
  identityQuestion?: Parameters<typeof provideIdentityQuestion>[0]
  /** Pages that the shell brings itself. */
  routes: RouteObject[]
  /** 4 rem tall, sticky. */
  Header: ComponentType
  Footer: ComponentType
  /** At the bottom of a phone's screen, below every page: a `PhoneBar`, for whom it leads somewhere. */
  BottomBar?: ComponentType
  NotFound: ComponentType
  AccessDenied: ComponentType
  /** In place of everything, where the frame itself broke. */
  UnexpectedError: ComponentType
}

/** Tells the platform what the product is like; once, before the first page. */
export function provideShell(shell: ShellDefinition): void {
  const { name, messages, words, pages, guarded, routes, identityQuestion } = shell
  addMessages(name, messages)
  addTexts('host', { ar, en })
  if (words) addTexts('common', words)
  if (shell.remoteWords) setRemoteWords(shell.remoteWords)
  productFacts.setState({
    pages,
    ownPages: Object.keys(pages).filter((page) =>
      routes.some((route) => isRouteOf(route, pages[page] ?? '')),
    ),
    unkeptFields: shell.unkeptFields ?? [],
    memberIdKey: shell.memberIdKey ?? null,
    ...(shell.caller && { caller: shell.caller }),
  })
  setGuardedPages(guarded)
  if (identityQuestion) provideIdentityQuestion(identityQuestion)
  declaredPages.setState(pagesOf(compositionStore.getState()), true)
  compositionStore.subscribe((composition) => declaredPages.setState(pagesOf(composition), true))
}

const isRouteOf = ({ index, path }: RouteObject, page: string): boolean =>
  index === true ? page === '/' : path !== undefined && matchPath(path, page) !== null
