import { describe, expect, test } from '@jest/globals'
import type { Opening } from '@rafiq/contracts'
import { chosen, manifest, shellManifest, staffManifest } from '../../test/manifests.ts'
import { compose } from '../composition/compose.ts'
import { pageOwners } from '../composition/page-owner.ts'
import { openingOf, skeletonWith } from './opening.ts'

const frame = '<div><!--opening--><i></i>\n<i></i><!--/opening--></div>'
const openings = { page: '<h1>{title}</h1><p>{lead}</p>' }
const opening: Opening = {
  shape: 'page',
  title: { ar: 'المتوافقون', en: 'Matches' },
  lead: { ar: 'الأقرب أولًا', en: 'Best <first> & $&' },
}

describe('the frame', () => {
  test('holds the words of its page in its language', () => {
    expect(skeletonWith(frame, openings, opening, 'ar')).toContain('<h1>المتوافقون</h1><p>الأقرب أولًا</p>')
    expect(skeletonWith(frame, openings, opening, 'ar')).not.toContain('<i>')
  })

  test('takes words for words', () => {
    expect(skeletonWith(frame, openings, opening, 'en')).toContain('<p>Best &lt;first&gt; &amp; $&amp;</p>')
  })

  test('marks where they are, for who must take them out again', () => {
    expect(skeletonWith(frame, openings, opening, 'en')).toMatch(/<!--opening--><h1>.+<!--\/opening-->/)
  })

  test.each([
    ['a page that says nothing', openings, undefined],
    ['a shape that this shell does not have', openings, { ...opening, shape: 'hero' as const }],
    ['a shell that has none', undefined, opening],
  ])('stays as it is for %s', (_, templates, words) => {
    expect(skeletonWith(frame, templates, words, 'ar')).toBe(frame)
  })
})

describe('a page', () => {
  const routes = (path: string, extra = {}) => [{ path, files: ['remoteEntry.js'], opening, ...extra }]
  const composed = compose(
    chosen(
      manifest({ routes: routes('/matches') }),
      staffManifest({ routes: routes('/moderator', { roles: ['admin'] }) }),
    ),
    shellManifest(),
  )
  const at = (path: string) => openingOf(pageOwners(composed, shellManifest())(path))

  test('starts as its remote says', () => expect(at('/matches')).toEqual(opening))

  test.each(['/', '/moderator', '/nowhere'])('says nothing at %s', (path) => expect(at(path)).toBeUndefined())

  test('says it in the document alone, not in the composition', () => {
    expect(composed.composition.microFrontends.matches?.[0]?.extras.routes).toEqual([{ path: '/matches' }])
  })
})
