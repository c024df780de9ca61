import { shellRootFiles } from '@rafiq/platform-contracts'
import { everyone, staff } from '../answers.ts'
import type { Asked, Rows } from '../row.ts'

const page = (path: string) => (): Asked => ({ params: { '*': path } })

export const gateway: Rows = {
  'GET /': { answers: everyone(200) },
  'GET /*': {
    answers: everyone(200),
    asks: page('login'),
    note: 'a document knows nobody: pages guard themselves',
  },
  'GET /api/composition/restricted': {
    answers: staff(200, { releases: 200, pausedAdmin: 200 }),
    note: 'which files there are: what they may read or do, the services say',
  },
  'GET /api/composition/remotes/:id': {
    answers: everyone(404),
    asks: () => ({ params: { id: 'no-composition' } }),
    note: 'what documents name anyway; 404 is the one of an id that nobody knows',
  },
  'PUT /api/composition/audience': {
    answers: everyone(204),
    note: 'sets a cookie that decides about versions; without a session it is taken away',
  },
  'POST /api/browser-reports?composition=a-page&page=a-token': {
    answers: everyone(202),
    asks: () => ({ body: [{ type: 'deprecation' }] }),
  },
  'ANY /api': { answers: everyone(404) },
  'ANY /api/*': {
    answers: everyone(404),
    asks: page('internal/live'),
    note: 'to the services, as their rows say; 404 for what no service has',
  },
  'ANY /api/:prefix': {
    answers: everyone(404),
    asks: () => ({ params: { prefix: 'rentals' } }),
    note: 'to the service of a team, where the operator declared one, which says itself who may use it',
  },
  'ANY /api/:prefix/*': {
    answers: everyone(404),
    asks: () => ({ params: { prefix: 'rentals', '*': 'offers' } }),
    note: 'likewise',
  },
  'GET /shell': { answers: everyone(404) },
  'GET /shell/*': { answers: everyone(200), asks: page('main.js') },
  'GET /sdk': { answers: everyone(404) },
  'GET /sdk/kit.json': { answers: everyone(200) },
  'GET /sdk/slot-types.json': { answers: everyone(200) },
  'GET /sdk/create-remote.tgz': { answers: everyone(302) },
  'GET /sdk/storybook': { answers: everyone(302) },
  'GET /sdk/storybook/:build/index.html': {
    answers: everyone(200),
    asks: () => ({ params: { build: 'h1' } }),
  },
  'GET /sdk/storybook/:build/iframe.html': {
    answers: everyone(200),
    asks: () => ({ params: { build: 'h1' } }),
  },
  'GET /sdk/*': { answers: everyone(200), asks: page('platform-1.0.0-h1.tgz') },
  'GET /remotes': { answers: everyone(404) },
  'GET /remotes/*': { answers: everyone(404), asks: page('matches') },
  'GET /remotes/:remote/:version/*': {
    answers: everyone(200),
    asks: () => ({ params: { version: '1.0.0', '*': 'remoteEntry.js' } }),
    note: 'of a restricted remote, below a key that only its composition tells',
  },
  'GET /preview': { answers: everyone(404), note: 'whoever has a signed link' },
  'GET /preview/leave': { answers: everyone(303) },
  'GET /demo/whatsapp': { answers: everyone(200), note: 'where DEMO=true only' },
  'GET /demo/whatsapp/:segment': {
    answers: everyone(200),
    asks: () => ({ params: { segment: '966512345678' } }),
    note: 'where DEMO=true only',
  },
  ...Object.fromEntries(shellRootFiles.map((file) => [`GET /${file}`, { answers: everyone(200) }])),
}
