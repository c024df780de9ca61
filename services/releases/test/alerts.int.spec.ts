import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Alert, alertSchema, alertSignatureHeader } from '@rafiq/platform-contracts'
import { freePort, waitUntil } from '@rafiq/testing'
import { MailServer } from '@rafiq/testing/mail-server'
import { DeliverAlerts } from '../src/alerts/deliver-alerts.ts'
import { AnalysedPages, broken, used } from './analysed-pages.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

/** A team's webhook: it keeps what is posted to it, and can refuse it. */
class Webhook {
  readonly posts: { alert: Alert; body: string; headers: IncomingHttpHeaders }[] = []
  answer = 204
  tries = 0
  /** Done before it answers. */
  whileAsked: () => Promise<void> = async () => {}
  readonly #server: Server = createServer((request, response) => {
    void text(request).then(async (body) => {
      this.tries += 1
      await this.whileAsked()
      response.writeHead(this.answer).end()
      if (this.answer > 299) return
      this.posts.push({ alert: alertSchema.parse(JSON.parse(body)), body, headers: request.headers })
    })
  })

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}

const team = 'matches@example.com'
const others = 'platform@example.com'
const secret = 'a-secret-of-the-team'

let registry: RunningRegistry
let pages: AnalysedPages
let matches: Team
let mail: MailServer
const webhook = new Webhook()

beforeAll(async () => {
  mail = new MailServer(await freePort())
  await mail.start()
  const url = await webhook.start()
  registry = await RunningRegistry.start(undefined, undefined, {
    SMTP_URL: mail.url,
    ALERT_TARGETS: JSON.stringify({
      matches: { mail: [team], webhook: { url, secret }, language: 'en' },
      '*': { mail: [others] },
    }),
  })
  pages = new AnalysedPages(registry)
})

afterAll(async () => {
  webhook.stop()
  await mail?.stop()
  await registry?.stop()
})

beforeEach(async () => {
  matches = await pages.begin()
  mail.mails.length = 0
  webhook.posts.length = 0
  webhook.tries = 0
  webhook.answer = 204
  webhook.whileAsked = async () => {}
})

const waiting = async () =>
  (await registry.database.query('select kind from releases.alert_deliveries')).map(({ kind }) => kind)

/** All that is due is sent, or has failed to be. */
async function delivered(left: readonly string[] = []): Promise<void> {
  registry.app.get(DeliverAlerts).runSoon()
  await waitUntil('alerts are delivered', async () => (await waiting()).join() === left.join())
}

const causes = () => webhook.posts.map(({ alert: { cause, version } }) => `${cause} ${version}`)
const reason = 'It sends what members type to a third party.'
const yank = (version: string) => registry.move(matches, 'POST', 'yank', { version, reason })

test('yanked version is told to its team by mail and by webhook', async () => {
  await yank('1.0.0')
  await delivered()
  expect(mail.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [team, 'Version yanked: \u2068matches 1.0.0\u2069'],
  ])
  expect(mail.mails[0]?.text).toContain(reason)
  const [post] = webhook.posts
  expect(post?.alert).toMatchObject({ remote: 'matches', version: '1.0.0', cause: 'version-yanked', reason })
  expect(post?.headers[alertSignatureHeader]).toBe(
    `sha256=${createHmac('sha256', secret)
      .update(post?.body ?? '')
      .digest('hex')}`,
  )
})

test('canary that ends by itself is told with the reason, and one that a person ends is not', async () => {
  await pages.startCanary()
  await registry.move(matches, 'POST', 'rollback')
  await pages.startCanary('2.1.0', 50)
  await pages.manyReports(5, '1.1.0')
  const page = (version: string) => {
    const versions = [used({ version, ...broken })]
    return pages.report(versions, undefined, { page: pages.page([used({ version: '2.0.0' })]) })
  }
  for (let failed = 0; failed < 40 && (await pages.canaryNow()) !== undefined; failed += 1) {
    await page('2.1.0')
    await pages.written()
  }
  await delivered()
  expect(causes()).toContain('canary-ended 2.1.0')
  expect(causes()).not.toContain('canary-ended 2.0.0')
  expect(webhook.posts.find(({ alert }) => alert.cause === 'canary-ended')?.alert.reason).toBeTruthy()
})

test('errors above the threshold are told once, and again after six hours if they go on', async () => {
  const fail = async () => {
    await pages.manyReports(15, '1.1.0')
    await pages.manyReports(5, '1.1.0', broken)
    await pages.written()
    await delivered()
  }
  await fail()
  await fail()
  expect(causes()).toEqual(['errors-above 1.1.0'])
  expect(webhook.posts[0]?.alert.figures).toEqual({ pages: 5, of: 20 })
  registry.clock.advance(6 * 60 * 60_000)
  await fail()
  expect(causes()).toEqual(['errors-above 1.1.0', 'errors-above 1.1.0'])
  expect(new Set(webhook.posts.map(({ alert }) => alert.id)).size).toBe(2)
})

test('errors below the threshold, and those of a version that nobody gets, are told to nobody', async () => {
  await pages.manyReports(120, '1.1.0')
  await pages.manyReports(5, '1.1.0', broken)
  await pages.manyReports(20, '1.0.0', broken)
  await pages.written()
  await delivered()
  expect(causes()).toEqual([])
})

test('fallback in use is told under the version that visitors do not get', async () => {
  await pages.manyReports(20, '1.1.0')
  await pages.manyReports(5, '1.0.0', { fallback: true })
  await pages.written()
  await delivered()
  expect(causes()).toEqual(['fallback-used 1.1.0'])
  expect(webhook.posts[0]?.alert.figures).toEqual({ pages: 5, of: 20 })
})

test('alert of a remote without a target of its own goes to the target of all others, Arabic unless told', async () => {
  const chat = await registry.team('chat')
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(chat, { version })
  await registry.move(chat, 'POST', 'yank', { version: '1.0.0', reason })
  await delivered()
  expect(mail.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [others, 'سُحب الإصدار: \u2068chat 1.0.0\u2069'],
  ])
  expect(webhook.posts).toEqual([])
})

test('alert of a remote without a target of its own goes to its owner, who need not be set by an operator', async () => {
  const chat = await registry.team('chat')
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(chat, { version })
  await registry.move(chat, 'PUT', 'owner', { team: 'Chat', contact: 'chat-team@example.com' })
  await registry.move(chat, 'POST', 'yank', { version: '1.0.0', reason })
  await delivered()
  expect(mail.mails.map(({ to }) => to)).toEqual(['chat-team@example.com'])
})

test('alert whose mail server is unavailable, or whose webhook refuses it, is delivered later and to each once', async () => {
  await mail.stop()
  webhook.answer = 500
  await yank('1.0.0')
  registry.app.get(DeliverAlerts).runSoon()
  await waitUntil('both were tried', async () => {
    const rows = await registry.database.query('select 1 from releases.alert_deliveries where attempts = 1')
    return rows.length === 2
  })
  expect(webhook.tries).toBe(1)
  webhook.answer = 204
  registry.clock.advance(10_000)
  await delivered(['mail'])
  await mail.start()
  registry.clock.advance(60_000)
  await delivered()
  expect([mail.mails.length, webhook.posts.length]).toEqual([1, 1])
})

test('alert that nobody takes for a day is given up', async () => {
  webhook.answer = 500
  await yank('1.0.0')
  await delivered(['webhook'])
  registry.clock.advance(24 * 60 * 60_000 + 1)
  await delivered()
  expect(webhook.posts).toEqual([])
})

test("alert that a slow webhook is asked to take keeps no transaction open, and is no other replica's", async () => {
  let [open, due]: [unknown[], unknown[]] = [['unasked'], ['unasked']]
  webhook.whileAsked = async () => {
    const { database } = registry
    open = await database.query(
      "select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    )
    due = await database.query('select kind from releases.alert_deliveries where due_at <= $1', [
      registry.clock.now(),
    ])
  }
  await yank('1.0.0')
  await delivered()
  expect([open, due, webhook.tries]).toEqual([[], [], 1])
})
