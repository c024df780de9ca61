/** What a message can be about (spec §3). */
export const supportCategories = ['technical', 'account', 'matching', 'complaint', 'suggestion'] as const
export type SupportCategory = (typeof supportCategories)[number]

/** The support form; all of it is required (spec §5). An empty category: none chosen yet. */
export type SupportRequest = {
  name: string
  email: string
  category: SupportCategory | ''
  subject: string
  message: string
}

export type SupportField = keyof SupportRequest
export type CompleteRequest = SupportRequest & { category: SupportCategory }

export const emptyRequest: SupportRequest = { name: '', email: '', category: '', subject: '', message: '' }

const fields = Object.keys(emptyRequest) as SupportField[]

/** Fields with nothing in them, in the order of the form. */
export const missingFields = (request: SupportRequest): SupportField[] =>
  fields.filter((field) => request[field].trim() === '')

export const isComplete = (request: SupportRequest): request is CompleteRequest =>
  missingFields(request).length === 0
