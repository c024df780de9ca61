import { describe, expect, test } from '@jest/globals'
import { awayNoticeKinds } from '@rafiq/contracts/members'
import { renderAwayNotice } from './render-away-notice.ts'

const content = {
  publicUrl: 'https://rafiq.test',
  unsubscribe: 'https://rafiq.test/unsubscribe?token=a.b.c',
  supportEmail: 'support@rafiq.test',
}

describe.each(['ar', 'en'] as const)('a mail to an absent member in %s', (language) => {
  test.each(awayNoticeKinds)('about one thing (%s) says it in its subject, and leads there', (kind) => {
    const { subject, text, html } = renderAwayNotice({ ...content, language, kinds: [kind] })
    expect(subject).toMatch(language === 'ar' ? /[؀-ۿ]/ : /^[\x20-\x7e]+$/)
    expect(text).toContain(`https://rafiq.test/${kind === 'matches' ? 'matches' : 'chat'}\n`)
    expect(text).toContain(content.unsubscribe)
    expect(html).toContain(`lang="${language}"`)
    expect(html).toContain(content.unsubscribe)
  })

  test('about several things says each once, under one subject', () => {
    const all = renderAwayNotice({ ...content, language, kinds: awayNoticeKinds })
    for (const kind of awayNoticeKinds) {
      const alone = renderAwayNotice({ ...content, language, kinds: [kind] })
      expect(all.subject).not.toBe(alone.subject)
      const line = alone.text.split('\n\n')[1] ?? ''
      expect(all.text.split(line)).toHaveLength(2)
    }
  })
})
