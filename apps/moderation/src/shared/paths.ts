import { paths } from '@rafiq/platform'

export const membersPath = paths.moderator
