import { describe, expect, test } from '@jest/globals'
import { aMatch } from '../../testing/a-match.ts'
import { isFiltered, readView, viewMatches, wholeView, writeView } from './match-view.ts'

const id = (last: number) => `01890a5d-ac96-774b-bcce-b302099a80${last}`
const old = aMatch({ id: id(10), matchPercentage: 90, area: 'northeast', budget: 'under-15000' })
const fresh = aMatch({ id: id(30), matchPercentage: 80, area: 'downtown', hasApartment: 'no', saved: true })
const middle = aMatch({ id: id(20), matchPercentage: 70, area: null })
const matches = [old, fresh, middle]

describe('the view of the matches', () => {
  test('is everybody in the order of the server, unless something is chosen', () => {
    expect(viewMatches(matches, wholeView)).toEqual(matches)
    expect(isFiltered(wholeView)).toBe(false)
    expect(isFiltered({ ...wholeView, sort: 'newest' })).toBe(false)
  })

  test('by newest has first who joined last, and leaves the list itself as it is', () => {
    expect(viewMatches(matches, { ...wholeView, sort: 'newest' })).toEqual([fresh, middle, old])
    expect(matches).toEqual([old, fresh, middle])
  })

  test.each([
    ['area', { area: 'downtown' }, [fresh]],
    ['budget', { budget: 'under-15000' }, [old]],
    ['apartment', { apartment: true }, [old, middle]],
    ['budget and apartment', { budget: '15000-25000', apartment: true }, [middle]],
    ['saved', { saved: true }, [fresh]],
    ['what nobody has', { area: 'west' }, []],
  ] as const)('filtered by %s holds those alone', (_, chosen, shown) => {
    const view = { ...wholeView, ...chosen }
    expect(isFiltered(view)).toBe(true)
    expect(viewMatches(matches, view)).toEqual(shown)
  })

  test('comes back from its address as it was', () => {
    const view = {
      sort: 'newest',
      area: 'northwest',
      budget: 'over-25000',
      apartment: true,
      saved: true,
    } as const
    expect(readView(new URLSearchParams(writeView(view)))).toEqual(view)
    expect(writeView(wholeView)).toEqual({})
  })

  test.each(['sort=age', 'area=jeddah&budget=1', 'apartment=true', 'sort=&area='])(
    'of an address that means nothing (%s) is the whole',
    (search) => {
      expect(readView(new URLSearchParams(search))).toEqual(wholeView)
    },
  )
})
