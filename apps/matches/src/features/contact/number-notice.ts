import { memberStorageName, storedValue } from '@rafiq/platform'

const noticeOf = (memberId: string) =>
  storedValue({
    key: memberStorageName(memberId, 'whatsapp-number-notice'),
    shape: (value): value is true => value === true,
    storage: 'local',
  })

/** That WhatsApp shows one's number to the other: confirmed once per member and browser, until signing out. */
export const numberNotice = {
  isConfirmed: (memberId: string): boolean => noticeOf(memberId).read() === true,
  confirm: (memberId: string) => noticeOf(memberId).write(true),
}
