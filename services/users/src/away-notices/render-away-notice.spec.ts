import { describe, expect, test } from '@jest/globals'
import { noticeNews } from './notice-news.ts'
import { noticePages } from './notice-pages.ts'
import { renderAwayNotice } from './render-away-notice.ts'

const content = {
  publicUrl: 'https://rafiq.test',
  unsubscribe: 'https://rafiq.test/unsubscribe?token=a.b.c',
  supportEmail: 'support@rafiq.test',
}

describe.each(['ar', 'en'] as const)('a mail to an absent member in %s', (language) => {
  test.each(noticeNews)('about one thing (%s) says it in its subject, and leads there', (news) => {
    const { subject, text, html } = renderAwayNotice({ ...content, language, news: [news] })
    expect(subject).toMatch(language === 'ar' ? /[؀-ۿ]/ : /^[\x20-\x7e]+$/)
    expect(text).toContain(`https://rafiq.test${noticePages[news]}\n`)
    expect(text).toContain(content.unsubscribe)
    expect(html).toContain(`lang="${language}"`)
    expect(html).toContain(content.unsubscribe)
  })

  test('about several things says each once, under one subject', () => {
    const all = renderAwayNotice({ ...content, language, news: noticeNews })
    for (const news of noticeNews) {
      const alone = renderAwayNotice({ ...content, language, news: [news] })
      expect(all.subject).not.toBe(alone.subject)
      const line = alone.text.split('\n\n')[1] ?? ''
      expect(all.text.split(line)).toHaveLength(2)
    }
  })
})
