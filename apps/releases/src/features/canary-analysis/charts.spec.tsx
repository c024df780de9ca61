import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { aRegistry } from '../../testing/a-registry.ts'
import { aStatus } from '../../testing/a-status.ts'
import { showReleases } from '../../testing/show.tsx'

// Nothing has a size in jsdom, and the library draws nothing then.
beforeEach(() => {
  const size = { x: 0, y: 0, left: 0, top: 0, right: 640, bottom: 208, width: 640, height: 208 }
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ ...size, toJSON: () => size })
})
afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['ar', 'سرعة الاستجابة (INP)، بالملي ثانية', '90'],
  ['en', 'INP (ms)', '90'],
  ['ar', 'ظهور المحتوى (LCP)، بالثانية', '1.2'],
  ['en', 'LCP (s)', '1.2'],
] as const)(
  'release chart in %s names its unit in the title, "%s", and has bare numbers on the axis',
  async (language, title, highest) => {
    aRegistry({ status: aStatus() })
    showReleases({ at: '/releases/matches', language })
    const ticks = () => {
      const figure = screen.getByText(title, { selector: 'figcaption > span' }).closest('figure')
      const labels = figure?.querySelectorAll('.recharts-yAxis-tick-labels text') ?? []
      return [...labels].map(({ textContent }) => (textContent ?? '').replaceAll(/[\u2067\u2069]/g, ''))
    }
    await waitFor(() => expect(ticks().at(-1)).toBe(highest))
  },
)
