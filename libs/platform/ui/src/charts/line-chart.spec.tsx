import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderUi } from '../testing/render-ui.tsx'
import Chart from './line-chart.tsx'

// Nothing has a size in jsdom, and the library draws nothing then.
beforeEach(() => {
  const size = { x: 0, y: 0, left: 0, top: 0, right: 640, bottom: 208, width: 640, height: 208 }
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ ...size, toJSON: () => size })
})
afterEach(() => {
  jest.restoreAllMocks()
})

test.each(['rtl', 'ltr'] as const)(
  'labels beside the axes of a %s chart never break into lines',
  (direction) => {
    const { container } = renderUi(
      <Chart
        title="Response"
        lines={[{ id: 'a', name: 'A' }]}
        rows={[
          { at: 0, values: { a: 300 } },
          { at: 60_000, values: { a: 900 } },
        ]}
        words={{ value: String, moment: String }}
        span={[0, 60_000]}
        axis={{ moment: (at) => `at ${at} ms`, value: (value) => `${value} ملي ثانية`, width: 20 }}
      />,
      direction,
    )
    const labels = [...container.querySelectorAll('.recharts-cartesian-axis-tick-value')]
    const texts = labels.map(({ textContent }) => textContent ?? '')
    expect(texts.some((text) => text.includes('900\u00a0ملي\u00a0ثانية'))).toBe(true)
    expect(texts.some((text) => text.includes('at\u00a0'))).toBe(true)
    // The library breaks a line at plain spaces alone.
    expect(texts.filter((text) => text.includes(' '))).toEqual([])
  },
)
