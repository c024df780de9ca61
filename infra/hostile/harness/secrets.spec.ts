import { expect, test } from '@jest/globals'
import { PlantedSecrets } from './secrets.ts'

test('planted text is reported once where somebody but its readers gets it', () => {
  const secrets = new PlantedSecrets()
  const bio = secrets.text('bio of the victim', ['victim'])
  const answer = `[{"bio":"${bio}"},{"bio":"${bio}"}]`
  expect(secrets.readBy('member', answer)).toEqual(['bio of the victim'])
  expect(secrets.readBy('victim', answer)).toEqual([])
})

test('phone number between other digits is no planted text', () => {
  const secrets = new PlantedSecrets()
  const phone = secrets.phone('phone of the victim', [])
  expect(secrets.readBy('member', `{"phone":"${phone}"}`)).toEqual(['phone of the victim'])
  expect(secrets.readBy('member', '{"phone":"966500000000"}')).toEqual([])
})

test('session token is found where it stands alone, also an ended one', () => {
  const secrets = new PlantedSecrets()
  const [first, second] = ['a'.repeat(43), `${'b-_'.repeat(14)}c`]
  secrets.knowToken(first)
  secrets.knowToken(second)
  expect(secrets.hasToken(`{"token":"${first}"}`)).toBe(true)
  expect(secrets.hasToken(`x-session-token: ${second}\n`)).toBe(true)
  expect(secrets.hasToken(`${first}a`)).toBe(false)
  expect(secrets.hasToken('c'.repeat(43))).toBe(false)
})
