import { type Allowance, type AllowanceRule, fullAllowance, takeOne } from './allowance.ts'

/** Packets of any kind on one line: far more than the events a socket may send, which are refused one by one. */
const packets: AllowanceRule = { burst: 3_000, perSecond: 300 }

/** Times that one line may ask to be let into a namespace: the chat's, once, and again after a refusal. */
const connects = 10

/** Socket.IO's packet type for that, as it starts an Engine.IO message. */
const connectType = '0'

/** A packet of Engine.IO, as far as it is looked at. */
interface LinePacket {
  readonly type: string
  readonly data?: unknown
}

/** Counts what comes over one line, before it is understood, and says when the line is to be closed. */
export class LineGuard {
  readonly #rule: AllowanceRule
  readonly #allowance: Allowance
  #connects = 0

  /** @param scale `RATE_LIMIT_SCALE` */
  constructor(scale: number, now: number) {
    this.#rule = { burst: packets.burst * scale, perSecond: packets.perSecond * scale }
    this.#allowance = fullAllowance(this.#rule, now)
  }

  /** @returns whether the line may go on */
  admits({ type, data }: LinePacket, now: number): boolean {
    if (type === 'message' && typeof data === 'string' && data.startsWith(connectType)) this.#connects += 1
    return this.#connects <= connects && takeOne(this.#allowance, this.#rule, now)
  }
}
