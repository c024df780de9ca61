import { expect, test } from '@jest/globals'
import type { ModeratorReport } from '@rafiq/contracts/moderation'
import { screen, waitFor, within } from '@testing-library/react'
import { showPanel } from '../../testing/show.tsx'
import { aReport, colleague, otherReportId, reportId, staffId, subjectId } from '../testing/a-report.ts'

const api = 'GET /api/moderator/reports'
const list = (reports: readonly ModeratorReport[], headers: Record<string, string> = {}) => ({
  status: 200,
  body: reports,
  headers: { 'x-total-count': String(reports.length), ...headers },
})
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '')

test('report queue shows who waits, for what and for how long, and leads to the report', async () => {
  const held = aReport({ unresolved: 2, held: true })
  const taken = aReport({ id: otherReportId, status: 'taken', assignee: colleague, kind: 'profile' })
  showPanel({ at: '/moderator/reports', answers: { [`${api}?status=open`]: list([held, taken]) } })
  const [first, second] = within(await screen.findByRole('list', { name: 'Open' })).getAllByRole('listitem')
  const row = within(first as HTMLElement)
  expect(plain(row.getByRole('link').textContent)).toBe('Harassment or threats: a message from Sara')
  expect(row.getByRole('link').getAttribute('href')).toBe(`/moderator/reports/${reportId}`)
  expect(plain(first?.textContent ?? '')).toContain('Reported by ريم')
  row.getByText('2 open reports on this person')
  row.getByText('Hidden until reviewed')
  row.getByText(/^Waiting for/)
  expect(plain(second?.textContent ?? '')).toContain('With huda@rafiq.test')
  screen.getByText('2 reports')
})

test('report queue says how many wait, also while another tab is read', async () => {
  const { user } = showPanel({
    at: '/moderator/reports',
    answers: {
      [`${api}?status=open`]: list([aReport()], { 'x-waiting': 'open=1,taken=12,escalated=0' }),
      [`${api}?status=all`]: () => new Promise(() => undefined),
    },
  })
  await screen.findByRole('link', { name: 'Open 1' })
  screen.getByRole('link', { name: 'Escalated 0' })
  await user.click(screen.getByRole('link', { name: 'All' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Open' })).toBeNull())
  screen.getByRole('link', { name: 'Taken 12' })
})

test('report queue is in Arabic', async () => {
  showPanel({
    at: '/moderator/reports',
    language: 'ar',
    answers: { [`${api}?status=open`]: list([aReport({ assignee: { id: staffId, email: null } })]) },
  })
  expect(plain((await screen.findByRole('link', { name: /مضايقة/ })).textContent)).toBe(
    'مضايقة أو تهديد: رسالة من Sara',
  )
  screen.getByText('بلاغ واحد')
})

test('report queue keeps its filters in the address and reads by them', async () => {
  const asked = `?status=taken&assignee=me&category=fraud&subject=${subjectId}`
  const { user, calls } = showPanel({
    at: `/moderator/reports?member=${subjectId}`,
    answers: {
      [`${api}?status=open&subject=${subjectId}`]: list([aReport()]),
      [`${api}?status=taken&subject=${subjectId}`]: list([]),
      [`${api}?status=taken&assignee=me&subject=${subjectId}`]: list([]),
      [`${api}${asked}`]: list([]),
      [`${api}?status=taken&assignee=me&category=fraud`]: list([aReport()]),
    },
  })
  await user.click(await screen.findByRole('link', { name: 'Taken' }))
  await user.click(await screen.findByRole('switch', { name: 'Only mine' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Fraud, or asking for money')
  await screen.findByRole('heading', { name: 'No report fits these filters' })
  await user.click(screen.getByRole('link', { name: 'Show reports on everybody' }))
  await screen.findByText('1 report')
  expect(calls.map(({ path }) => path)).toContain(`/api/moderator/reports${asked}`)
})

test('report queue pages to the next page, and back to the first', async () => {
  const { user } = showPanel({
    at: '/moderator/reports',
    answers: {
      [`${api}?status=open`]: list([aReport()], { 'x-total-count': '51', 'x-next-cursor': 'further' }),
      [`${api}?status=open&cursor=further`]: list([aReport({ id: otherReportId })], {
        'x-total-count': '51',
      }),
    },
  })
  await screen.findByText('51 reports')
  await user.click(screen.getByRole('link', { name: 'Next page' }))
  await user.click(await screen.findByRole('link', { name: 'First page' }))
  await screen.findByRole('link', { name: 'Next page' })
  expect(screen.queryByRole('link', { name: 'First page' })).toBeNull()
})

test('report queue moves by arrow keys', async () => {
  const { user } = showPanel({
    at: '/moderator/reports',
    answers: { [`${api}?status=open`]: list([aReport(), aReport({ id: otherReportId, category: 'fraud' })]) },
  })
  const first = await screen.findByRole('link', { name: /^Harassment/ })
  const second = screen.getByRole('link', { name: /^Fraud/ })
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(first)
})

test('report queue says that nobody is waiting', async () => {
  showPanel({ at: '/moderator/reports', answers: { [`${api}?status=open`]: list([]) } })
  await screen.findByRole('heading', { name: 'Nobody is waiting' })
  screen.getByText('No reports')
})

test('report queue says why the queue cannot be read, and tries again', async () => {
  let away = true
  const { user } = showPanel({
    at: '/moderator/reports',
    answers: {
      [`${api}?status=open`]: async () =>
        away ? { status: 503, body: { code: 'unavailable' } } : list([aReport()]),
    },
  })
  within(await screen.findByRole('alert')).getByText(/The service is not available at the moment/)
  away = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => screen.getByText('1 report'))
})
