import { aProfile } from '@rafiq/app-kit/testing'
import type { MemberExport } from '@rafiq/contracts/personal-data'

/** What is held on the member of `aProfile`. */
export function anExport(overrides: Partial<MemberExport> = {}): MemberExport {
  const { id, email, role, language, createdAt, phoneShareConsent, ...rest } = aProfile()
  const {
    isActive,
    pausedByStaff,
    staffPause: _pause,
    photoUrl: _photoUrl,
    cityChanges: _changes,
    ...profile
  } = rest
  return {
    exportedAt: '2026-11-21T09:00:00.000Z',
    account: {
      id,
      email,
      role,
      language,
      createdAt,
      phoneShareConsent,
      isActive,
      lastActiveAt: '2026-11-21T08:00:00.000Z',
      emailVerifiedAt: createdAt,
      pausedByStaff,
    },
    profile,
    habits: { rhythm: 'early-bird', dealBreakers: ['smoking'] },
    photo: 'data:image/webp;base64,UklGRg==',
    consents: [
      {
        phoneShareConsent: true,
        isActive: true,
        wording: 'account.consent@1',
        language: 'ar',
        recordedAt: '2026-11-20T08:00:00.000Z',
      },
    ],
    sessions: { count: 2, open: [] },
    security: { passkeys: [], totp: null, recoveryCodesLeft: null, knownDevices: [] },
    matching: { peopleShown: 12, views: [], cityChanges: [] },
    pairs: [],
    awayNotices: {
      wanted: {
        mail: { message: true, contact: false, matches: true },
        push: { message: true, contact: false, matches: false },
        quietHours: { from: 22, until: 8 },
      },
      devices: [{ pushService: 'fcm.googleapis.com', addedAt: '2026-11-20T08:30:00.000Z' }],
      noted: [
        {
          kind: 'message',
          way: 'mail',
          notedAt: '2026-11-20T09:00:00.000Z',
          sentAt: '2026-11-20T09:00:01.000Z',
        },
      ],
    },
    blocks: [],
    matchMarks: [],
    connections: { contacts: [], received: [] },
    chat: { rooms: [], messages: [], questions: [], agreements: [] },
    moderation: { actions: [], accesses: [], reports: [], notices: [], requests: [] },
    ...overrides,
  }
}
