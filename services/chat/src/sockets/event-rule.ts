import type { AllowanceRule } from './allowance.ts'

/** Events of any kind that one socket may send. */
const rule: AllowanceRule = { burst: 120, perSecond: 30 }

/** @param scale `RATE_LIMIT_SCALE` */
export const eventRule = (scale: number): AllowanceRule => ({
  burst: rule.burst * scale,
  perSecond: rule.perSecond * scale,
})
