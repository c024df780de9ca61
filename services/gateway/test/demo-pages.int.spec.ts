import { afterEach, expect, test } from '@jest/globals'
import { RunningGateway } from './running-gateway.ts'

let gateway: RunningGateway

afterEach(async () => {
  await gateway.stop()
})

const markup = '<img src=x onerror=alert(1)>'
const path = `/demo/messenger/966551234567?text=${encodeURIComponent(markup)}`

test('demo page of another site shows the message as text and runs nothing', async () => {
  gateway = await RunningGateway.start({ DEMO: 'true' })
  const answer = await gateway.get(path, { cookie: 'lang=en' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script-src|unsafe/)
  const html = await answer.text()
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain(markup)
  expect(policy).toContain(`'nonce-${/<style nonce="([^"]+)">/.exec(html)?.[1]}'`)

  const share = await gateway.get('/demo/messenger?text=hello')
  expect(await share.text()).toContain('hello')
  expect((await gateway.get('/demo/messenger/%3Cb%3E')).status).toBe(404)
})

test('demo pages do not exist without demo data', async () => {
  gateway = await RunningGateway.start()
  expect((await gateway.get(path)).status).toBe(404)
})
