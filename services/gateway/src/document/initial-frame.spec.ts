import { describe, expect, test } from '@jest/globals'
import type { InitialFrame } from '@rafiq/platform-contracts'
import { chosen, manifest, shellManifest, staffManifest } from '../../test/manifests.ts'
import { compose } from '../composition/compose.ts'
import { pageOwners } from '../composition/page-owner.ts'
import { initialFrameOf, withInitialFrame } from './initial-frame.ts'

const frame = '<div><!--initial-frame--><i></i>\n<i></i><!--/initial-frame--></div>'
const initialFrames = { page: '<h1>{title}</h1><p>{lead}</p>' }
const initialFrame: InitialFrame = {
  shape: 'page',
  title: { ar: 'المتوافقون', en: 'Matches' },
  lead: { ar: 'الأقرب أولًا', en: 'Best <first> & $&' },
}

describe('the frame', () => {
  test('holds the words of its page in its language', () => {
    expect(withInitialFrame(frame, initialFrames, initialFrame, 'ar')).toContain(
      '<h1>المتوافقون</h1><p>الأقرب أولًا</p>',
    )
    expect(withInitialFrame(frame, initialFrames, initialFrame, 'ar')).not.toContain('<i>')
  })

  test('takes words for words', () => {
    expect(withInitialFrame(frame, initialFrames, initialFrame, 'en')).toContain(
      '<p>Best &lt;first&gt; &amp; $&amp;</p>',
    )
  })

  test('marks where they are, for who must take them out again', () => {
    expect(withInitialFrame(frame, initialFrames, initialFrame, 'en')).toMatch(
      /<!--initial-frame--><h1>.+<!--\/initial-frame-->/,
    )
  })

  test('leads on by plain links, which need no script', () => {
    const hero = { hero: '<a href="{path1}">{label1}</a><a href="{path2}">{label2}</a>' }
    const links = [
      { path: '/register', label: { ar: 'ابدأ', en: 'Get <started>' } },
      { path: '/login', label: { ar: 'دخول', en: 'Login' } },
    ]
    expect(withInitialFrame(frame, hero, { ...initialFrame, shape: 'hero', links }, 'en')).toContain(
      '<a href="/register">Get &lt;started&gt;</a><a href="/login">Login</a>',
    )
    const oneLink = { ...initialFrame, shape: 'hero' as const, links: links.slice(0, 1) }
    expect(withInitialFrame(frame, hero, oneLink, 'en')).toBe(frame)
  })

  test.each([
    ['a page that says nothing', initialFrames, undefined],
    ['a shape that this shell does not have', initialFrames, { ...initialFrame, shape: 'hero' as const }],
    ['a shell that has none', undefined, initialFrame],
  ])('stays as it is for %s', (_, templates, words) => {
    expect(withInitialFrame(frame, templates, words, 'ar')).toBe(frame)
  })
})

describe('a page', () => {
  const routes = (path: string, extra = {}) => [{ path, files: ['remoteEntry.js'], initialFrame, ...extra }]
  const forVisitors = { ...initialFrame, visitorsOnly: true }
  const composed = compose(
    chosen(
      manifest({
        routes: [...routes('/matches'), ...routes('/register', { initialFrame: forVisitors })],
      }),
      staffManifest({ routes: routes('/moderator', { roles: ['admin'] }) }),
    ),
    shellManifest(),
  )
  const at = (path: string, signedIn = false) =>
    initialFrameOf(pageOwners(composed, shellManifest())(path), signedIn)

  test('starts as its remote says', () => expect(at('/matches')).toEqual(initialFrame))

  test('for visitors alone says nothing to who is signed in', () => {
    expect(at('/register')).toEqual(forVisitors)
    expect(at('/register', true)).toBeUndefined()
    expect(at('/matches', true)).toEqual(initialFrame)
  })

  test.each(['/', '/moderator', '/nowhere'])('says nothing at %s', (path) => expect(at(path)).toBeUndefined())

  test('says it in the document alone, not in the composition', () => {
    expect(composed.composition.microFrontends.matches?.[0]?.extras.routes).toEqual([
      { path: '/matches' },
      { path: '/register' },
    ])
  })
})
