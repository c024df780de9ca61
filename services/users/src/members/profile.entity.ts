import { defineEntity, p } from '@mikro-orm/core'
import type {
  ApartmentChoice,
  AreaKey,
  BathroomSharing,
  Budget,
  CityKey,
  Gender,
  Lifestyle,
  NationalityKey,
  RoomSharing,
} from '@rafiq/contracts'

const ProfileSchema = defineEntity({
  name: 'Profile',
  embeddable: true,
  properties: {
    name: p.string(),
    gender: p.string().$type<Gender>(),
    age: p.integer(),
    phone: p.string(),
    nationality: p.string().$type<NationalityKey>(),
    hasApartment: p.string().$type<ApartmentChoice>(),
    budget: p.string().$type<Budget>(),
    location: p.string().$type<CityKey>(),
    area: p.string().$type<AreaKey>().nullable(),
    lifestyle: p.array().$type<Lifestyle[]>(),
    roomSharing: p.string().$type<RoomSharing>(),
    bathroomSharing: p.string().$type<BathroomSharing>(),
    bio: p.text().nullable(),
    photoId: p.uuid().nullable(),
  },
})

/** The questionnaire's answers (spec §3). `photoId` names the apartment's photo in the object storage. */
export class Profile extends ProfileSchema.class {}
ProfileSchema.setClass(Profile)
