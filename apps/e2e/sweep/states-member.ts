import { fromTheTeam, manyRequests, pausedOfTheTeam, seenByMany } from './account-answers.ts'
import { newMatches } from './accounts.ts'
import { contactsOfAllAges } from './contact-answers.ts'
import { type Answer, press, pressInMenu, type State, type Visit } from './state.ts'

/** The question about a new contact, due now. */
async function question({ accounts: { members, member } }: Visit): Promise<object> {
  const [match] = await newMatches(members, member)
  if (!match) throw new Error('The member has no match left to contact')
  await members.contact(member, match.id)
  return { 'matches.outcomes': [{ userId: member.id, matchedUserId: match.id, due: 0 }] }
}

const unavailable: Answer = { status: 503, body: { code: 'unavailable', message: 'Away.' } }

/** Pages of a member's matches. */
export const matchesStates: readonly State[] = [
  { path: '/matches', as: 'member', shows: 'matches:points.open' },
  { path: '/matches', name: 'at the limit', as: 'busy', shows: 'common:errors.contact-limit' },
  { path: '/matches', name: 'nobody', as: 'alone', shows: 'matches:page.empty' },
  { path: '/matches', name: 'hidden', as: 'hidden', shows: 'matches:page.paused.own.text' },
  {
    path: '/matches',
    name: 'the limit unknown',
    as: 'member',
    answers: { '/api/user/match-limit': unavailable },
    shows: 'matches:limit.failed',
  },
  {
    path: '/matches',
    name: 'no profile',
    as: 'member',
    answers: { '/api/user/profile': unavailable },
    shows: 'matches:page.failed',
  },
  {
    path: '/matches',
    name: 'one more than the limit',
    as: 'busy',
    shows: 'matches:limit.badge.reached',
    act: async (page, { words }) => {
      const statuses = (['contacted', 'connected', 'failed'] as const).map((status) =>
        page.getByText(words(`common:connectionStatus.${status}`), { exact: true }),
      )
      const fresh = statuses.reduce(
        (cards, status) => cards.filter({ hasNot: status }),
        page.getByRole('article'),
      )
      await fresh
        .getByRole('button', { name: words('matches:contact.open'), exact: true })
        .first()
        .click()
    },
  },
  {
    path: '/matches',
    name: 'who will see my number',
    as: 'member',
    shows: 'matches:contact.notice.text',
    act: press('matches:contact.open'),
  },
  {
    path: '/matches',
    name: 'how the score adds up',
    as: 'member',
    shows: 'matches:points.total',
    act: press('matches:points.open'),
  },
  {
    path: '/matches',
    name: 'safety',
    as: 'member',
    shows: 'matches:safety.title',
    act: press('matches:safety.open'),
  },
  {
    path: '/matches',
    name: 'did it work?',
    as: 'member',
    sessionValues: ({ accounts: { member } }) => ({
      'matches.outcomes': [{ userId: member.id, matchedUserId: member.id, due: 0 }],
    }),
    shows: 'matches:outcome.title',
    returns: false,
  },
  {
    path: '/matches',
    name: 'it worked',
    as: 'member',
    sessionValues: question,
    shows: 'matches:followUp.connected.text',
    act: press('matches:outcome.answers.connected'),
  },
  {
    path: '/matches',
    name: 'it did not work',
    as: 'member',
    sessionValues: question,
    shows: 'matches:followUp.failed.text',
    act: press('matches:outcome.answers.failed'),
  },
  {
    path: '/matches',
    name: 'what can be done about somebody',
    as: 'member',
    shows: 'safety:menu.block',
    act: pressInMenu(),
  },
  {
    path: '/matches',
    name: 'block?',
    as: 'member',
    shows: 'safety:block.lead',
    act: pressInMenu('block'),
  },
  {
    path: '/matches',
    name: 'a report that is not complete',
    as: 'member',
    shows: 'common:validation.choice',
    act: async (page, visit) => {
      await pressInMenu('report')(page, visit)
      await press('safety:report.send')(page, visit)
    },
  },
  { path: '/connections', name: 'empty', as: 'alone', shows: 'matches:history.empty' },
  { path: '/connections', as: 'busy', shows: 'matches:limit.reachedHint' },
  {
    path: '/connections',
    name: 'of all ages',
    as: 'member',
    answers: contactsOfAllAges,
    shows: 'matches:received.lead',
  },
  {
    path: '/connections',
    name: 'decline?',
    as: 'member',
    answers: contactsOfAllAges,
    shows: 'safety:decline.text',
    act: async (page, { words }) => {
      const declines = page.getByRole('button', { name: words('matches:received.decline'), exact: true })
      await declines.first().click()
    },
  },
  {
    path: '/connections',
    name: 'block?',
    as: 'busy',
    shows: 'safety:block.lead',
    act: pressInMenu('block'),
  },
]

/** Pages of a member's account. */
export const accountStates: readonly State[] = [
  { path: '/account', as: 'member', shows: 'account:deletion.title' },
  {
    path: '/account',
    name: 'with blocks, reports and notices',
    as: 'member',
    answers: fromTheTeam,
    shows: 'account:notices.new',
  },
  { path: '/account', name: 'hidden', as: 'hidden', shows: 'account:privacy.now.hidden.text' },
  { path: '/account', name: 'of the team', as: 'moderator', shows: 'account:staff.title' },
  {
    path: '/account',
    name: 'of the team, paused',
    as: 'moderator',
    answers: pausedOfTheTeam,
    shows: 'account:staff.paused',
  },
  {
    path: '/account',
    name: 'another password',
    as: 'member',
    shows: 'account:password.current',
    act: press('account:password.button'),
  },
  {
    path: '/account',
    name: 'delete?',
    as: 'member',
    shows: 'account:deletion.question',
    act: press('account:deletion.button'),
  },
  { path: '/account/data', as: 'member', shows: 'account:data.answers' },
  { path: '/account/habits', as: 'member', shows: 'account:habits.page.breakers' },
  { path: '/account/ledger', as: 'member', shows: 'ledger:consents.title' },
  {
    path: '/account/ledger',
    name: 'seen by many',
    as: 'member',
    answers: seenByMany,
    shows: 'ledger:staff.more',
  },
  { path: '/account/requests', as: 'member', shows: 'requests:list.empty' },
  {
    path: '/account/requests?appeal=pause',
    name: 'an appeal, and answers',
    as: 'member',
    answers: manyRequests,
    shows: 'requests:form.wordsNeeded',
    act: press('requests:form.send'),
  },
  {
    path: '/account/requests',
    name: 'withdraw?',
    as: 'member',
    answers: manyRequests,
    shows: 'requests:withdraw.keep',
    act: async (page, { words }) => {
      await page
        .getByRole('button', { name: words('requests:withdraw.button') })
        .first()
        .click()
    },
  },
  { path: '/unsubscribe?token=x', shows: 'account:unsubscribe.text' },
  { path: '/unsubscribe', name: 'without its link', shows: 'account:unsubscribe.brokenText' },
]
