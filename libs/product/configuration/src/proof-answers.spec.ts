import { describe, expect, test } from '@jest/globals'
import { userProfileSchema } from '@rafiq/contracts/members'
import {
  auditLogSchema,
  exposureStatsSchema,
  moderatorReportDetailSchema,
  moderatorReportsSchema,
  moderatorRequestDetailSchema,
  moderatorRequestsSchema,
  moderatorSeriesSchema,
  moderatorStatsSchema,
  moderatorUserDetailSchema,
  moderatorUsersSchema,
  noticesSchema,
} from '@rafiq/contracts/moderation'
import {
  audienceAttributesSchema,
  canaryAnalysisSchema,
  proofAnswersSchema,
  releaseStatusSchema,
} from '@rafiq/platform-contracts'
import type { z } from 'zod'
import answers from '../proof-answers.json' with { type: 'json' }

const contracts: Record<keyof typeof answers, z.ZodType> = {
  'GET /api/user/profile': userProfileSchema,
  'GET /api/user/notices': noticesSchema,
  'GET /api/moderator/stats': moderatorStatsSchema,
  'GET /api/moderator/stats/exposure': exposureStatsSchema,
  'GET /api/moderator/stats/series': moderatorSeriesSchema,
  'GET /api/moderator/users': moderatorUsersSchema,
  'GET /api/moderator/users/:id': moderatorUserDetailSchema,
  'GET /api/moderator/reports': moderatorReportsSchema,
  'GET /api/moderator/reports/:id': moderatorReportDetailSchema,
  'GET /api/moderator/requests': moderatorRequestsSchema,
  'GET /api/moderator/requests/:id': moderatorRequestDetailSchema,
  'GET /api/moderator/audit': auditLogSchema,
  'GET /api/releases/status': releaseStatusSchema,
  'GET /api/releases/watch': canaryAnalysisSchema,
  'GET /api/releases/audience': audienceAttributesSchema,
}

describe('answers made up for proofs', () => {
  test('are a valid file', () => {
    expect(proofAnswersSchema.parse(answers)).toEqual(answers)
  })

  test.each(Object.entries(answers))('%s is what its contract says', (read, { body }) => {
    expect(contracts[read as keyof typeof answers].safeParse(body).error?.issues).toBeUndefined()
  })

  test('hold addresses of nobody', () => {
    const addresses = JSON.stringify(answers).match(/[\w.]+@[\w.]+/g) ?? []
    expect(addresses.filter((address) => !address.endsWith('@example.test'))).toEqual([])
  })
})
