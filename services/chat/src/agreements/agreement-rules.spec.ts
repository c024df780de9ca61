import { describe, expect, test } from '@jest/globals'
import { noSections } from '@rafiq/contracts/chat'
import { type Approving, decideApproval, decideSave, type Saving } from './agreement-rules.ts'

const written = { ...noSections, rent: 'بالتساوي' }

describe('saving an agreement', () => {
  const stored: Saving = { isActive: true, version: 3, sections: written }
  const changed = { version: 3, sections: { ...written, bills: 'By meter' } }

  test.each<[string, Partial<Saving>, Partial<typeof changed>, string]>([
    ['a change of the newest version is stored', {}, {}, 'store'],
    ['the first version is stored', { version: 0, sections: noSections }, { version: 0 }, 'store'],
    ['a change of an older version is refused', { version: 4 }, {}, 'changed'],
    ['a change of a version that is not there yet is refused', {}, { version: 4 }, 'changed'],
    ['what stands there already is no new version', {}, { sections: written }, 'repeated'],
    [
      'a save that is repeated is there, though it was made from the version before',
      { version: 4, sections: changed.sections },
      {},
      'repeated',
    ],
    [
      'a save that is repeated is there also for somebody paused by now',
      { isActive: false },
      { sections: written },
      'repeated',
    ],
    ['a paused member saves nothing', { isActive: false }, {}, 'paused'],
  ])('%s', (_, situation, save, decision) => {
    expect(decideSave({ ...stored, ...situation }, { ...changed, ...save })).toBe(decision)
  })
})

describe('approving an agreement', () => {
  const stored: Approving = {
    isActive: true,
    version: 3,
    sections: written,
    ownApproved: false,
    otherApproved: false,
  }
  const approve = { version: 3, approved: true }
  const takeBack = { version: 3, approved: false }

  test.each<[string, Partial<Approving>, typeof approve, string]>([
    ['the newest version may be approved', {}, approve, 'store'],
    ['the second approval makes it agreed', { otherApproved: true }, approve, 'store'],
    ['an approval of an older version is refused', { version: 4 }, approve, 'changed'],
    ['an approval given twice is there', { ownApproved: true, isActive: false }, approve, 'repeated'],
    ['an approval may be taken back', { ownApproved: true }, takeBack, 'store'],
    ['none is taken back twice', {}, takeBack, 'repeated'],
    ['none is taken back once both are there', { ownApproved: true, otherApproved: true }, takeBack, 'made'],
    [
      'a sheet without a text is not approved',
      { sections: { ...noSections, rent: '\u200b' } },
      approve,
      'empty',
    ],
    ['a paused member approves nothing', { isActive: false }, approve, 'paused'],
  ])('%s', (_, situation, asked, decision) => {
    expect(decideApproval({ ...stored, ...situation }, asked)).toBe(decision)
  })
})
