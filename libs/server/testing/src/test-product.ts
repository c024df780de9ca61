import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ProductConfig, type ProductConfigInput, productConfigSchema } from '@rafiq/platform-contracts'

const palette = {
  page: '#FFFFFF',
  raised: '#FFFFFF',
  ink: '#111111',
  soft: '#444444',
  line: '#DDDDDD',
  accent: '#004488',
}

/** A small product on the platform: as much of one as the tests need. */
const testProductInput = {
  name: 'Shop',
  document: {
    ar: { title: 'متجر', description: 'متجر للاختبار', noScript: 'يحتاج المتجر إلى JavaScript.' },
    en: { title: 'Shop', description: 'A shop for tests', noScript: 'The shop needs JavaScript.' },
  },
  theme: { light: palette, dark: { ...palette, page: '#000000' }, font: 'system-ui' },
  pages: { home: '/', login: '/login' },
  guarded: [],
  roles: {
    user: {},
    moderator: { restrictedRemotes: true },
    admin: { restrictedRemotes: true, releases: true },
    releases: { restrictedRemotes: true, releases: true },
  },
  services: {
    users: { url: 'USERS_URL' },
    connections: { url: 'CONNECTIONS_URL' },
    chat: { url: 'CHAT_URL' },
    moderation: { url: 'MODERATION_URL' },
  },
  api: [
    { path: '/api/auth/*', service: 'users' },
    { path: '/api/users/with-matching', service: 'users', bodyBytes: 8 * 1024 * 1024 },
    { path: '/api/user/profile', service: 'users', bodyBytes: 8 * 1024 * 1024 },
    { path: '/api/user/security', service: 'users' },
    { path: '/api/users/connections', service: 'connections' },
    { path: '/api/users/:id/chat-rooms', service: 'chat' },
    { path: '/api/chat-rooms', service: 'chat' },
    { path: '/api/chat-rooms/:id/messages', service: 'chat' },
    { path: '/api/messages', service: 'chat' },
    { path: '/api/moderator/*', service: 'moderation' },
  ],
  sockets: [{ path: '/socket.io/', query: { EIO: '4', transport: 'websocket' }, service: 'chat' }],
  session: {
    service: 'users',
    role: { path: '/api/user/profile', field: 'role' },
    restriction: { path: '/api/user/security', field: 'restriction' },
  },
  audience: {
    team: {
      label: { ar: 'الفريق', en: 'Team' },
      path: '/api/user/profile',
      field: 'role',
      values: {
        staff: { label: { ar: 'الموظفون', en: 'Staff' }, of: ['moderator', 'admin', 'releases'] },
        customer: { label: { ar: 'العملاء', en: 'Customers' }, of: ['user'] },
      },
    },
    branch: {
      label: { ar: 'الفرع', en: 'Branch' },
      path: '/api/user/profile',
      field: 'branch',
      values: {
        north: { label: { ar: 'الشمال', en: 'North' } },
        south: { label: { ar: 'الجنوب', en: 'South' } },
      },
    },
  },
  accounts: {
    service: 'users',
    path: '/internal/accounts/:id',
    suspension: { code: 'account-paused', message: 'Account paused' },
    fields: { role: 'role', suspended: 'pausedByStaff', sessionsValidFrom: 'sessionsValidFrom' },
  },
  browserSettings: {
    supportEmail: { type: 'email', setting: 'SUPPORT_EMAIL' },
    messengerUrl: { type: 'url', setting: 'MESSENGER_URL', default: 'https://messenger.test' },
    demo: { type: 'boolean', setting: 'DEMO', default: false },
    strictPasswords: {
      type: 'choice',
      setting: 'PASSWORD_POLICY',
      choices: ['usual', 'strict'],
      default: 'usual',
      isTrueFor: 'strict',
    },
  },
  demoPages: [
    {
      path: '/demo/messenger',
      segment: '^\\d{6,15}$',
      segmentPrefix: '+',
      query: 'text',
      texts: {
        ar: {
          title: 'تطبيق مراسلة تجريبي',
          note: 'لم تُرسل أي رسالة.',
          segment: 'إلى',
          noSegment: 'من يقع عليه الاختيار',
          query: 'الرسالة',
          noQuery: 'لا توجد رسالة',
          back: 'يمكن إغلاق هذه النافذة.',
        },
        en: {
          title: 'Demo messenger',
          note: 'Nothing was sent.',
          segment: 'To',
          noSegment: 'whoever is chosen there',
          query: 'Message',
          noQuery: 'No message',
          back: 'You can close this window.',
        },
      },
    },
  ],
} satisfies ProductConfigInput

/** The same as the services read it. */
export const testProduct: ProductConfig = productConfigSchema.parse(testProductInput)

/** Writes its file into a folder, for `PRODUCT_CONFIG`. */
export async function writeTestProduct(folder: string): Promise<string> {
  const path = join(folder, 'product.json')
  await writeFile(path, JSON.stringify(testProductInput))
  return path
}
