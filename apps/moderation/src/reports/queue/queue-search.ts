import { type ReportCategory, reportCategories, reportStatuses } from '@rafiq/contracts/moderation'

/** The tabs: how far a report is, and all of them. */
export const queueTabs = [...reportStatuses, 'all'] as const
export type QueueTab = (typeof queueTabs)[number]

/** What the queue's address asks for; an empty text asks for nothing. */
export interface QueueSearch {
  tab: QueueTab
  /** Only what the one who looks has taken, or decided. */
  mine: boolean
  category: ReportCategory | ''
  /** The member whom reports are about. */
  member: string
  cursor: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads an address; what is none of ours is left out, so that an old link shows the queue rather than an error. */
export function readQueueSearch(params: URLSearchParams): QueueSearch {
  const member = params.get('member') ?? ''
  return {
    tab: queueTabs.find((tab) => tab === params.get('status')) ?? 'open',
    mine: params.get('mine') === 'yes',
    category: reportCategories.find((category) => category === params.get('category')) ?? '',
    member: uuid.test(member) ? member : '',
    cursor: params.get('cursor') ?? '',
  }
}

/** Nobody has an open report, so there are none of one's own among them. */
export const hasAssigneeFilter = ({ tab }: Pick<QueueSearch, 'tab'>): boolean => tab !== 'open'

/** The address of the queue with these wishes; a changed wish starts at the first page. */
export function queueAddress(search: QueueSearch, change: Partial<QueueSearch> = {}): string {
  const next = { ...search, cursor: '', ...change }
  const params = new URLSearchParams([
    ...(next.tab === 'open' ? [] : [['status', next.tab]]),
    ...(next.mine && hasAssigneeFilter(next) ? [['mine', 'yes']] : []),
    ...(next.category ? [['category', next.category]] : []),
    ...(next.member ? [['member', next.member]] : []),
    ...(next.cursor ? [['cursor', next.cursor]] : []),
  ])
  return params.size > 0 ? `?${params}` : ''
}

/** What the server is asked. */
export function queueQuery(search: QueueSearch): URLSearchParams {
  return new URLSearchParams([
    ['status', search.tab],
    ...(search.mine && hasAssigneeFilter(search) ? [['assignee', 'me']] : []),
    ...(search.category ? [['category', search.category]] : []),
    ...(search.member ? [['subject', search.member]] : []),
    ...(search.cursor ? [['cursor', search.cursor]] : []),
  ])
}
