import { describe, expect, test } from '@jest/globals'
import { html } from './html.ts'

describe('an HTML template', () => {
  test('escapes text in elements and in quoted attributes', () => {
    const text = `<b title="it's">&</b>`
    expect(html`<p title="${text}">${text}</p>`.text).toBe(
      '<p title="&lt;b title=&quot;it&#39;s&quot;&gt;&amp;&lt;/b&gt;">&lt;b title=&quot;it&#39;s&quot;&gt;&amp;&lt;/b&gt;</p>',
    )
  })

  test('keeps HTML that another template made, alone or in a list', () => {
    const items = ['a', '<'].map((text) => html`<li>${text}</li>`)
    expect(html`<ul>${items}</ul>${html`<br>`}`.text).toMatch(/^<ul><li>a<\/li>\s+<li>&lt;<\/li><\/ul><br>$/)
  })
})
