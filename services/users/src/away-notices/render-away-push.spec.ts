import { describe, expect, test } from '@jest/globals'
import { type NoticeNews, noticeNews } from './notice-news.ts'
import { renderAwayPush } from './render-away-push.ts'

const content = { publicUrl: 'https://rafiq.test', subject: '01900000-0000-7000-8000-00000000000a' }

describe.each(['ar', 'en'] as const)('a push to an absent member in %s', (language) => {
  const toldOf = (...told: NoticeNews[]) =>
    renderAwayPush({ ...content, language, situations: told.map((news) => ({ news, page: `/${news}/1` })) })
      .notification

  test.each(noticeNews)('about one thing (%s) says it, and leads where that is', (news) => {
    const { title, body, lang, dir, navigate, tag } = toldOf(news)
    expect(`${title} ${body}`).toMatch(language === 'ar' ? /[؀-ۿ]/ : /^[\x20-\x7e]+$/)
    expect([lang, dir]).toEqual(language === 'ar' ? ['ar', 'rtl'] : ['en', 'ltr'])
    expect(navigate).toBe(`https://rafiq.test/${news}/1`)
    expect(tag).toBe(content.subject)
  })

  test('about several of one kind says that kind once, and leads to all of them', () => {
    const { title, navigate } = toldOf('message', 'message')
    expect(title).toBe(toldOf('message').title)
    expect(navigate).toBe('https://rafiq.test/chat')
  })

  test('about several kinds says each in a line, under one title', () => {
    const { title, body, navigate } = toldOf('matches', 'message', 'message')
    expect(title).not.toBe(toldOf('message').title)
    expect(body.split('\n')).toEqual([toldOf('message').title, toldOf('matches').title])
    expect(navigate).toBe('https://rafiq.test/chat')
  })
})
