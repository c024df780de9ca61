import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../support/test.ts'

const shellBuild = join(import.meta.dirname, '../../shell/dist')

test('the shell’s build contains no remote’s address', async () => {
  const files = await readdir(shellBuild, { recursive: true })
  const texts = files.filter((file) => /\.(?:js|css|json|html)$/.test(file))
  expect(texts).toContain('shell.json')
  for (const file of texts) {
    expect(await readFile(join(shellBuild, file), 'utf8'), file).not.toMatch(/\/remotes\/[a-z]/)
  }
})

test('a page requests nothing of a remote that it does not use', async ({ page, words }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))

  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home:title'))
  expect(requested.filter((path) => path.startsWith('/remotes/'))).toEqual([])

  await page.goto('/register', { waitUntil: 'networkidle' })
  const remotes = requested.flatMap((path) => /^\/remotes\/([^/]+)\//.exec(path)?.[1] ?? [])
  expect([...new Set(remotes)]).toEqual(['onboarding'])
})

test('every request of a page goes to the platform’s own origin', async ({ page, baseURL }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  for (const path of ['/', '/register', '/login', '/privacy-policy']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin])
})
