import type { Query, QueryFunctionContext } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import { isApiError, isNetworkError } from '../api/api-error.ts'
import { pageWide } from '../host/page-wide.ts'
import { productFacts } from '../host/product-facts.ts'
import { session } from '../session/session.ts'
import { tabStorage } from '../storage/tab-storage.ts'

type KeptRead = { owner: string; savedAt: number; data: unknown }

const prefix = 'kept:'

/** Some fields are of no use in a copy, such as links that run out: they are kept empty. */
const withoutUnkept = (key: string, value: unknown) =>
  productFacts.getState().unkeptFields.includes(key) ? null : value

/** When each read that is shown from its copy was saved (milliseconds since 1970), by query hash. */
export const savedCopies = pageWide('copies', () => createStore<Readonly<Record<string, number>>>(() => ({})))

/**
 * For reads with `meta: { offline: true }`: the network first, and where it gives no answer the last one, if it is of
 * the very same session. Copies are in session storage, beside the token: they cannot outlive it.
 */
export async function keepReads<Context extends Pick<QueryFunctionContext, 'meta'>>(
  read: (context: Context) => unknown,
  context: Context,
  { queryHash }: Pick<Query, 'queryHash'>,
): Promise<unknown> {
  const owner = session.token()
  if (context.meta?.offline !== true || owner === null) return read(context)
  try {
    const data = await read(context)
    if (session.token() === owner) keep(queryHash, { owner, savedAt: Date.now(), data })
    mark(queryHash, null)
    return data
  } catch (error) {
    // It is gone, or the caller's no more: a copy would bring it back.
    if (isApiError(error) && error.status === 404) forget(queryHash)
    const copy = isNetworkError(error) ? keptRead(queryHash) : null
    if (copy?.owner !== owner || session.token() !== owner) throw error
    mark(queryHash, copy.savedAt)
    return copy.data
  }
}

/** Everything that this tab kept of a session. */
export function forgetReads() {
  for (const key of Object.keys(tabStorage)) {
    if (key.startsWith(prefix)) tabStorage.removeItem(key)
  }
  savedCopies.setState({}, true)
}

/** What was kept under one token is read under the next: the session is the same. */
export function giveReads(from: string, owner: string) {
  for (const key of Object.keys(tabStorage)) {
    const read = key.startsWith(prefix) ? keptRead(key.slice(prefix.length)) : null
    if (read?.owner === from) keep(key.slice(prefix.length), { ...read, owner })
  }
}

function keep(queryHash: string, read: KeptRead) {
  try {
    tabStorage.setItem(prefix + queryHash, JSON.stringify(read, withoutUnkept))
  } catch {
    // No room: better no copy than an older one.
    tabStorage.removeItem(prefix + queryHash)
  }
}

function forget(queryHash: string) {
  tabStorage.removeItem(prefix + queryHash)
  mark(queryHash, null)
}

function keptRead(queryHash: string): KeptRead | null {
  const text = tabStorage.getItem(prefix + queryHash)
  return text === null ? null : (JSON.parse(text) as KeptRead)
}

function mark(queryHash: string, savedAt: number | null) {
  const { [queryHash]: before, ...others } = savedCopies.getState()
  if (savedAt !== null) savedCopies.setState({ ...others, [queryHash]: savedAt }, true)
  else if (before !== undefined) savedCopies.setState(others, true)
}
