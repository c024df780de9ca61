/** Of a contact, which is a mail address or the address of a page. */
export const isMail = (contact: string): boolean => !contact.startsWith('https:')
