import { describe, expect, test } from '@jest/globals'
import { aProfile } from '../../test/a-member.ts'
import { mergeProfile } from './merge-profile.ts'

const photo = { filename: 'a.png', data: 'data:image/png;base64,AA==', type: 'image/png', size: 1 } as const

describe('editing a profile', () => {
  test('changes what was sent and keeps the rest', () => {
    expect(mergeProfile(aProfile(), { budget: 'over-25000', bio: undefined })).toEqual({
      answers: aProfile({ budget: 'over-25000' }),
      photo: { kind: 'remove' },
    })
  })

  test('clears the area when the city changes', () => {
    expect(mergeProfile(aProfile(), { location: 'jeddah' })).toMatchObject({ answers: { area: null } })
  })

  test('asks for an area when somebody moves to Riyadh', () => {
    const jeddah = aProfile({ location: 'jeddah', area: null })
    expect(mergeProfile(jeddah, { location: 'riyadh' })).toMatchObject({ issues: [{ path: 'area' }] })
    expect(mergeProfile(jeddah, { location: 'riyadh', area: 'east' })).toMatchObject({
      answers: { area: 'east' },
    })
  })

  test('keeps, replaces or removes the photo of somebody with an apartment', () => {
    const host = aProfile({ hasApartment: 'have-apartment' })
    expect(mergeProfile(host, {})).toMatchObject({ photo: { kind: 'keep' } })
    expect(mergeProfile(host, { profilePhoto: photo })).toMatchObject({ photo: { kind: 'replace' } })
    expect(mergeProfile(host, { profilePhoto: null })).toMatchObject({ photo: { kind: 'remove' } })
  })

  test('removes the photo of somebody who needs an apartment, and takes none', () => {
    const host = aProfile({ hasApartment: 'have-apartment' })
    expect(mergeProfile(host, { hasApartment: 'need-apartment' })).toMatchObject({
      photo: { kind: 'remove' },
    })
    expect(mergeProfile(aProfile(), { profilePhoto: photo })).toMatchObject({
      issues: [{ path: 'profilePhoto' }],
    })
  })

  test('an emptied bio is stored as no bio', () => {
    expect(mergeProfile(aProfile(), { bio: '' })).toMatchObject({ answers: { bio: null } })
  })
})
