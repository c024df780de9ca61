import { type RequestKind, requestKinds } from '@rafiq/contracts/moderation'

export const requestTabs = ['open', 'closed'] as const

/** What the queue's address asks for; an empty text asks for nothing. */
export interface RequestSearch {
  tab: (typeof requestTabs)[number]
  kind: RequestKind | ''
  cursor: string
}

/** Reads an address; what is none of ours is left out, so that an old link shows the queue rather than an error. */
export const readRequestSearch = (params: URLSearchParams): RequestSearch => ({
  tab: requestTabs.find((tab) => tab === params.get('status')) ?? 'open',
  kind: requestKinds.find((kind) => kind === params.get('kind')) ?? '',
  cursor: params.get('cursor') ?? '',
})

/** The address of the queue with these wishes, which the server is asked with too; a changed wish starts at the first page. */
export function requestAddress(search: RequestSearch, change: Partial<RequestSearch> = {}): string {
  const next = { ...search, cursor: '', ...change }
  const params = new URLSearchParams([
    ...(next.tab === 'open' ? [] : [['status', next.tab]]),
    ...(next.kind ? [['kind', next.kind]] : []),
    ...(next.cursor ? [['cursor', next.cursor]] : []),
  ])
  return params.size > 0 ? `?${params}` : ''
}
