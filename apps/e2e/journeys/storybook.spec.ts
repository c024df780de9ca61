import { axeSource, standards } from '../support/axe.ts'
import { readStories, type View } from '../support/stories.ts'
import { expect, test } from '../support/test.ts'

type Index = { entries: Record<string, { id: string; type: 'story' | 'docs' }> }

/** Each of the two halves of the stories is read in both languages and both themes, and together in every pair of them. */
const views: readonly (readonly [View, View])[] = [
  [
    { language: 'ar', theme: 'light' },
    { language: 'en', theme: 'dark' },
  ],
  [
    { language: 'ar', theme: 'dark' },
    { language: 'en', theme: 'light' },
  ],
]

test('Storybook is open to everybody at /sdk/storybook, and shows a story in the language and theme of its address', async ({
  page,
}) => {
  await page.goto('/sdk/storybook?path=/story/actions-button--primary&globals=language:en;theme:dark')
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await expect(story.locator('html[lang=en][dir=ltr][data-theme=dark]')).toBeAttached()
  await page.goto(page.url().replace('globals=language:en;theme:dark', ''))
  await expect(story.getByRole('button', { name: 'حفظ التغييرات' })).toBeVisible()
  await expect(story.locator('html[lang=ar][dir=rtl][data-theme=light]')).toBeAttached()
})

test.describe('read by axe', () => {
  // By this name a Storybook knows a test: it ends animations at once, in place of waiting for them after each story.
  test.use({ userAgent: 'StorybookTestRunner' })

  test('Storybook stories have nothing that axe finds, in both languages and both themes', async ({
    page,
    request,
  }) => {
    const { url } = await request.get('/sdk/storybook').then((answer) => ({ url: answer.url() }))
    const { entries } = (await (await request.get(new URL('index.json', url).href)).json()) as Index
    const ids = Object.values(entries)
      .filter(({ type }) => type === 'story')
      .map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(80)
    await page.goto(`${new URL('iframe.html', url).href}?viewMode=story&id=${ids.at(-1)}`)
    await expect(page.locator('#storybook-root > *').first()).toBeAttached()
    await page.evaluate(axeSource)
    for (const [half, both] of views.entries()) {
      const stories = ids.filter((_, index) => index % views.length === half)
      for (const view of both) {
        const faults = await readStories(page, { ids: stories, view, standards })
        expect(faults, `stories in ${view.language}, ${view.theme}`).toEqual([])
      }
    }
  })
})
