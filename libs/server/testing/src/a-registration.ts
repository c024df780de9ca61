import { randomBytes } from 'node:crypto'
import type { Registration } from '@rafiq/contracts/members'

/** An address that no other test uses. Local inboxes take it; `.test` never resolves. */
export const uniqueEmail = (name = 'member'): string => `${name}.${randomBytes(6).toString('hex')}@rafiq.test`

/** A Saudi mobile number in its stored form, `9665########`. */
export const uniquePhone = (): string =>
  `9665${randomBytes(4).readUInt32BE().toString().padStart(8, '0').slice(-8)}`

/** Builds the body of `POST /api/users/with-matching`. Each call gives a new builder; the given one stays. */
export class RegistrationBuilder {
  readonly #body: Registration

  constructor(body: Registration) {
    this.#body = body
  }

  with(overrides: Partial<Registration>): RegistrationBuilder {
    return new RegistrationBuilder({ ...this.#body, ...overrides })
  }

  female(): RegistrationBuilder {
    return this.with({ gender: 'female' })
  }

  male(): RegistrationBuilder {
    return this.with({ gender: 'male' })
  }

  withApartment(): RegistrationBuilder {
    return this.with({ hasApartment: 'have-apartment' })
  }

  /** A city; the area only where the city has areas. */
  livingIn(location: Registration['location'], area?: Registration['area']): RegistrationBuilder {
    return this.with({ location, area: area ?? null })
  }

  /** The payload, complete and valid unless an override made it otherwise. */
  build(): Registration {
    return structuredClone(this.#body)
  }
}

/** A valid registration: a woman in northeastern Riyadh who needs an apartment, with an address of her own. */
export function aRegistration(overrides: Partial<Registration> = {}): RegistrationBuilder {
  return new RegistrationBuilder({
    email: uniqueEmail(),
    password: 'rafiq-test-2025',
    hasApartment: 'need-apartment',
    name: 'نورة العتيبي',
    gender: 'female',
    age: 27,
    phone: uniquePhone(),
    nationality: 'sa',
    budget: '15000-25000',
    location: 'riyadh',
    area: 'northeast',
    lifestyle: ['working', 'tv-movies'],
    roomSharing: 'separate-room',
    bathroomSharing: 'willing-to-share-bathroom',
    bio: 'أحب الهدوء والقراءة.',
    profilePhoto: null,
    ...overrides,
  })
}
