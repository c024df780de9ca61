import type { QueryKey } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import { pageWide } from './page-wide.ts'

/** Who is signed in, as far as the platform has to know. */
export type Caller = { id: string; role: string }

/** The read that answers who the caller is; null: nobody any more. */
export type CallerQuery = {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Caller | null>
  meta?: { offline?: boolean }
}

/** What the product on this platform is like. The host sets it before the first page; remotes only ask. */
export type ProductFacts = {
  /** Name → path of the pages that remotes may link to, whoever brings them. */
  pages: Readonly<Record<string, string>>
  /** Names of those that the shell brings itself. */
  ownPages: readonly string[]
  /** Fields of reads that are not kept for reading offline: links that run out, for example. */
  unkeptFields: readonly string[]
  /** A local storage key, named by the product, that holds the id of whom it is; erased with all else of theirs. */
  memberIdKey: string | null
  caller: CallerQuery
}

const nobody: CallerQuery = { queryKey: ['caller'], queryFn: () => Promise.resolve(null) }

export const noFacts: ProductFacts = {
  pages: { home: '/' },
  ownPages: ['home'],
  unkeptFields: [],
  memberIdKey: null,
  caller: nobody,
}

export const productFacts = pageWide('facts', () => createStore<ProductFacts>(() => noFacts))
