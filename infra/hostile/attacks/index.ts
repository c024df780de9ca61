import type { Attack } from './attack.ts'
import { bodies } from './bodies.ts'
import { forgery } from './forgery.ts'
import { fuzz } from './fuzz.ts'
import { raw } from './raw.ts'
import { slow } from './slow.ts'
import { sweep } from './sweep.ts'

/** In the order in which they are made. */
export const attacks: readonly Attack[] = [slow, sweep, fuzz, bodies, forgery, raw]
