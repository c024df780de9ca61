import { join } from 'node:path'
import { step } from '../../local/progress.ts'
import type { TestSession } from '../../test/session.ts'
import type { OwnFleet } from '../own-fleet.ts'
import { Conversations } from './conversations.ts'
import { makePairs } from './people.ts'
import type { Asker } from './requests.ts'

/** Pairs who ask, and as many who write to each other. */
const pairCount = 6

/** Members of a fleet under load: those who ask, and others who write to each other from here on. */
export async function inhabit(
  session: TestSession,
  { origin, adminUrl }: Pick<OwnFleet, 'origin' | 'adminUrl'>,
): Promise<{ askers: readonly Asker[]; chats: Conversations }> {
  const pairs = await step('Registering members', () => makePairs(origin, adminUrl, 2 * pairCount))
  return {
    askers: pairs.slice(0, pairCount).flat(),
    chats: new Conversations(origin, pairs.slice(pairCount), join(session.folder, 'conversations')),
  }
}
