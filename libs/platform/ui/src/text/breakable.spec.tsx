import { expect, test } from '@jest/globals'
import { renderUi } from '../testing/render-ui.tsx'
import { Breakable } from './breakable.tsx'

test.each([
  ['reem.saad@rafiq.test', 'reem.|saad@|rafiq.|test'],
  [
    'Paused \u2066reem@rafiq.test\u2069 for now. 0.5 is half.',
    'Paused \u2066reem@|rafiq.|test\u2069 for now. 0.5 is half.',
  ],
  ['', ''],
])('%j may break after the signs of its addresses alone', (text, broken) => {
  const { container } = renderUi(<Breakable text={text} />)
  expect(container.textContent).toBe(text)
  expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(broken)
})
