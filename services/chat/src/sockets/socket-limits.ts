/** How many events a socket may send at this moment: `left` as it was at the time `at` (milliseconds). */
export interface Allowance {
  left: number
  at: number
}

/** At once, and how many come back each second. */
interface AllowanceRule {
  burst: number
  perSecond: number
}

/** Events of any kind that one socket may send. */
const events: AllowanceRule = { burst: 120, perSecond: 30 }

/** Packets of any kind on one connection: far more than the events a socket may send, which are rejected one by one. */
const packets: AllowanceRule = { burst: 3_000, perSecond: 300 }

/** Times that one connection may ask to be let into a namespace: the chat's, once, and again after a rejection. */
const connects = 10

/** Sockets of one member on one replica: tabs and devices, not a flood. */
export const socketsPerMember = 20

/** Socket.IO's packet type for a connect, as it starts an Engine.IO message. */
const connectType = '0'

const scaled = ({ burst, perSecond }: AllowanceRule, scale: number): AllowanceRule => ({
  burst: burst * scale,
  perSecond: perSecond * scale,
})

/** @param scale `RATE_LIMIT_SCALE` */
export const eventRule = (scale: number): AllowanceRule => scaled(events, scale)

export function fullAllowance({ burst }: AllowanceRule, now: number): Allowance {
  return { left: burst, at: now }
}

/** Takes one; false where none is left. Changes the allowance in place: there is one for every socket. */
export function takeOne(allowance: Allowance, { burst, perSecond }: AllowanceRule, now: number): boolean {
  const regained = (Math.max(0, now - allowance.at) / 1000) * perSecond
  allowance.left = Math.min(burst, allowance.left + regained)
  allowance.at = now
  if (allowance.left < 1) return false
  allowance.left -= 1
  return true
}

/** A packet of Engine.IO, as far as it is looked at. */
export interface EnginePacket {
  readonly type: string
  readonly data?: unknown
}

/** Counts what comes over one connection, before it is parsed, and says when the connection is to be closed. */
export class PacketLimit {
  readonly #rule: AllowanceRule
  readonly #allowance: Allowance
  #connects = 0

  /** @param scale `RATE_LIMIT_SCALE` */
  constructor(scale: number, now: number) {
    this.#rule = scaled(packets, scale)
    this.#allowance = fullAllowance(this.#rule, now)
  }

  /** @returns whether the connection may go on */
  admits({ type, data }: EnginePacket, now: number): boolean {
    if (type === 'message' && typeof data === 'string' && data.startsWith(connectType)) this.#connects += 1
    return this.#connects <= connects && takeOne(this.#allowance, this.#rule, now)
  }
}
