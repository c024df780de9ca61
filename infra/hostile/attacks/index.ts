import type { Attack } from './attack.ts'
import { bodies } from './bodies.ts'
import { foreign } from './foreign.ts'
import { forgery } from './forgery.ts'
import { fuzz } from './fuzz.ts'
import { harvest } from './harvest.ts'
import { internal } from './internal.ts'
import { logs } from './logs.ts'
import { memoryAfter, memoryBefore } from './memory.ts'
import { packetsAttack } from './packets.ts'
import { races } from './races.ts'
import { raw } from './raw.ts'
import { roles } from './roles.ts'
import { slow } from './slow.ts'
import { sockets } from './sockets.ts'
import { sweep } from './sweep.ts'
import { uploads } from './uploads.ts'

/** In the order in which they are made: what may end a process comes late, and logs and memory are looked at last. */
export const attacks: readonly Attack[] = [
  sweep,
  memoryBefore,
  foreign,
  internal,
  roles,
  harvest,
  races,
  sockets,
  fuzz,
  uploads,
  packetsAttack,
  bodies,
  memoryAfter,
  forgery,
  slow,
  raw,
  logs,
]
