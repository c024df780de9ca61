import { describe, expect, test } from '@jest/globals'
import { registrationSchema } from '@rafiq/contracts/members'
import { aRegistration } from './a-registration.ts'

describe('a registration', () => {
  test('is valid as it comes', () => {
    expect(registrationSchema.safeParse(aRegistration().build())).toMatchObject({ success: true })
  })

  test('never uses an address twice', () => {
    expect(aRegistration().build().email).not.toBe(aRegistration().build().email)
  })

  test('leaves the builder it was made from as it was', () => {
    const first = aRegistration()
    first.male().livingIn('jeddah').build()
    expect(first.build()).toMatchObject({ gender: 'female', location: 'riyadh' })
  })
})
