/** What has been sent to a socket and not been taken by its line. */
interface Waiting {
  packets: number
  bytes: number
}

const most: Waiting = { packets: 1_000, bytes: 1024 * 1024 }

/** Whether so much waits that the line is given up. */
export const isTooSlow = ({ packets, bytes }: Waiting): boolean =>
  packets > most.packets || bytes > most.bytes
