/** Of every demo account. They exist only where `DEMO=true`, which production refuses. */
export const demoPassword = 'rafiq-demo-2025'

/** The accounts that `npm start` prints; the test members are offered at `/test-login`. */
export const demoAccounts = {
  testMembers: [
    {
      id: '01941f29-7c00-7000-8000-000000000001',
      email: 'ahmed@rafiq.test',
      name: { ar: 'أحمد الشهري', en: 'Ahmed Al-Shehri' },
    },
    {
      id: '01941f29-7c00-7000-8000-000000000002',
      email: 'faisal@rafiq.test',
      name: { ar: 'فيصل القحطاني', en: 'Faisal Al-Qahtani' },
    },
  ],
  moderator: { email: 'moderator@rafiq.test', role: 'moderator' },
  admin: { email: 'admin@rafiq.test', role: 'admin' },
  releases: { email: 'releases@rafiq.test', role: 'releases' },
} as const
