import { expect, test } from '@jest/globals'
import { newReportSchema } from '@rafiq/contracts/moderation'
import { demoReports } from './demo-reports.ts'

const now = new Date('2026-03-01T10:00:00Z')
const reports = demoReports(now)

test('demo reports are what anybody may report, each about somebody else and made before now', () => {
  for (const { kind, aboutId, category, words, at } of reports) {
    const subject = kind === 'profile' ? { kind, memberId: aboutId } : { kind, messageId: aboutId }
    expect(newReportSchema.safeParse({ subject, category, words }).success).toBe(true)
    expect(at < now).toBe(true)
  }
  expect(new Set(reports.map(({ subjectId }) => subjectId)).size).toBe(reports.length)
})

test('demo report of a message names one of a conversation, written by the reported member', () => {
  for (const { messages, aboutId } of reports.filter(({ kind }) => kind === 'message')) {
    expect(messages.filter(({ reported }) => reported)).toMatchObject([{ id: aboutId, from: 'subject' }])
  }
})
