import { expect, test } from '@jest/globals'
import { firstReleaseGoals, firstReleaseReport } from './first-release-report.ts'

const release = { make: 3, install: 400, test: 40, publish: 47 }

test('first release has ninety seconds beside what npm installs', () => {
  expect(firstReleaseGoals(release)).toMatchObject([{ figure: '90.0 s', met: true }])
  expect(firstReleaseGoals({ ...release, publish: 47.1 })).toMatchObject([{ figure: '90.1 s', met: false }])
})

test('report of a first release has each of its steps', () => {
  expect(firstReleaseReport(release)).toMatch(/make +3\.0\ninstall +400\.0\ntest +40\.0\npublish +47\.0/)
})
