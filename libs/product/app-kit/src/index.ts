export { profileQuery, useProfile } from './profile.ts'
export { settings } from './settings.ts'
export { useLoaded } from './use-loaded.ts'
export { type PhotoLinks, usePhotoLinks } from './use-photo-links.ts'
