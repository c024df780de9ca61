export { type CityKey, cities, cityHasAreas } from './catalogues/cities.ts'
export { areaKeys, cityKeys, nationalityKeys } from './catalogues/keys.ts'
export { type NationalityKey, nationalities } from './catalogues/nationalities.ts'
export { placeName } from './catalogues/place-name.ts'
export { type AreaKey, riyadhAreas } from './catalogues/riyadh-areas.ts'
export {
  type ApartmentChoice,
  apartmentChoiceSchema,
  type BathroomSharing,
  type Budget,
  bathroomSharingSchema,
  budgetSchema,
  type Gender,
  genderSchema,
  type Lifestyle,
  lifestyleSchema,
  type RoomSharing,
  roomSharingSchema,
} from './choice-schemas.ts'
export { apartmentChoices, bathroomSharings, budgets, genders, lifestyles, roomSharings } from './choices.ts'
export { normalisePhone } from './phone.ts'
export {
  type ProfileEdit,
  type ProfilePhoto,
  profileEditSchema,
  profilePhotoSchema,
  type Questionnaire,
  questionnaireFields,
  questionnaireIssues,
  questionnaireSchema,
  withQuestionnaireRules,
} from './questionnaire.ts'
