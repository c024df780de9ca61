import { errorMessages } from '@rafiq/contracts'
import { eventSchemas } from '@rafiq/contracts/events'
import { auditDetails } from '@rafiq/contracts/moderation'
import type { Definitions } from '@rafiq/service-kit'

/** What Rafiq's services have in common: `DefinitionsModule.forRoot(rafiqDefinitions)`. */
export const rafiqDefinitions = { errorMessages, eventSchemas, auditDetails } satisfies Definitions
