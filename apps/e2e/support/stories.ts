import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** What the toolbar of a Storybook chooses. */
export type View = Readonly<{ language: string; theme: string }>

type Reading = Readonly<{ ids: readonly string[]; view: View; standards: readonly string[] }>
type Channel = {
  on(event: string, listener: (...args: never[]) => void): void
  off(event: string, listener: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
}

/**
 * Shows stories one after the other in the page of one story, which is loaded once, and reads each of them.
 *
 * @param ids in an order that does not begin with the story that is shown
 * @returns what is wrong, with the story that it is in
 */
export function readStories(page: Page, reading: Reading): Promise<string[]> {
  return page.evaluate(async ({ ids, view, standards }) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, axe: reader } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel
      axe: typeof axe
    }
    /** The next one of these, or that none came. */
    const next = (...events: string[]) =>
      new Promise<string>((resolve) => {
        const listeners = events.map((event) => [event, () => done(event)] as const)
        const timer = setTimeout(() => done('nothing'), 10_000)
        const done = (event: string) => {
          clearTimeout(timer)
          for (const [each, listener] of listeners) channel.off(each, listener)
          resolve(event)
        }
        for (const [event, listener] of listeners) channel.on(event, listener)
      })
    const rendered = () =>
      next(
        'storyRendered',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
        'playFunctionThrewException',
      )
    const turned = rendered()
    channel.emit('updateGlobals', { globals: view })
    await turned

    // A story is a part of a page, whose landmarks and first heading are the page's.
    const rules = Object.fromEntries(
      ['region', 'page-has-heading-one', 'landmark-one-main'].map((rule) => [rule, { enabled: false }]),
    )
    const runOnly = { type: 'tag' as const, values: [...standards] }
    const { documentElement: root } = document
    const faultsOf = async (): Promise<string[]> => {
      const { violations } = await reader.run(document, { runOnly, rules, resultTypes: ['violations'] })
      const found = violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
      )
      if (root.lang !== view.language || root.dataset.theme !== view.theme) found.push('is not of this view')
      if (root.dir !== (view.language === 'ar' ? 'rtl' : 'ltr')) found.push(`runs ${root.dir}`)
      if (root.scrollWidth > root.clientWidth) found.push('scrolls sideways')
      return found
    }
    const faults: string[] = []
    for (const id of ids) {
      const outcome = rendered()
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      const event = await outcome
      const found = event === 'storyRendered' ? await faultsOf() : [event]
      faults.push(...found.map((fault) => `${id} (${view.language}, ${view.theme}): ${fault}`))
    }
    return faults
  }, reading)
}
