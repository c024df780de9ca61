import type { EntityManager } from '@mikro-orm/postgresql'
import type { ShellManifest } from '@rafiq/contracts'
import { Shell } from './shell.entity.ts'

/** Milliseconds: gateways announce their shell once a minute; one that missed five is gone. */
const liveFor = 5 * 60_000

/** The shells that visitors get; while every gateway is away, the one that was seen last. */
export async function liveShells(em: EntityManager, now: Date): Promise<ShellManifest[]> {
  const shells = await em.find(Shell, {}, { orderBy: { seenAt: 'desc' } })
  const live = shells.filter(({ seenAt }) => now.getTime() - seenAt.getTime() < liveFor)
  return (live.length > 0 ? live : shells.slice(0, 1)).map(({ manifest }) => manifest)
}
