import { expect, test } from '@jest/globals'
import { PlantedSecrets } from './secrets.ts'

test('a planted text is told where somebody else than its readers gets it, once', () => {
  const secrets = new PlantedSecrets()
  const bio = secrets.text('bio of the victim', ['victim'])
  const answer = `[{"bio":"${bio}"},{"bio":"${bio}"}]`
  expect(secrets.readBy('member', answer)).toEqual(['bio of the victim'])
  expect(secrets.readBy('victim', answer)).toEqual([])
})

test('a phone number is found between other digits only where it is one', () => {
  const secrets = new PlantedSecrets()
  const phone = secrets.phone('phone of the victim', [])
  expect(secrets.readBy('member', `{"phone":"${phone}"}`)).toEqual(['phone of the victim'])
  expect(secrets.readBy('member', '{"phone":"966500000000"}')).toEqual([])
})

test('a token of a session is found where it stands for itself, also one that is long over', () => {
  const secrets = new PlantedSecrets()
  const [first, second] = ['a'.repeat(43), `${'b-_'.repeat(14)}c`]
  secrets.knowToken(first)
  secrets.knowToken(second)
  expect(secrets.hasToken(`{"token":"${first}"}`)).toBe(true)
  expect(secrets.hasToken(`x-session-token: ${second}\n`)).toBe(true)
  expect(secrets.hasToken(`${first}a`)).toBe(false)
  expect(secrets.hasToken('c'.repeat(43))).toBe(false)
})
