import type { EntityManager } from '@mikro-orm/postgresql'
import { queries } from '../database/tables.ts'
import { countTosses } from './count-tosses.ts'
import type { Witnesses } from './evidence.ts'
import type { Batch, Failure } from './tally.ts'
import { armOf, type Trial, trialKey } from './trial.ts'
import { witnessOf } from './witness-of.ts'

interface Vote {
  readonly page: string
  readonly witness: number
  readonly arm: keyof Witnesses
}

/**
 * What the failures of a batch are worth. A page that has voted in this trial has no second vote, and none for what a
 * gateway did not give it.
 *
 * @param key makes witnesses of addresses (`witness-of.ts`)
 */
export async function addWitnesses(
  em: EntityManager,
  trial: Trial,
  { failures }: Batch,
  key: string,
): Promise<Witnesses> {
  const votes = failures.flatMap((failure) => voteOf(trial, failure, key))
  const added = { canary: 0, control: 0 }
  if (votes.length === 0) return added
  const fresh = await storeVotes(em, trial, votes)
  const byWitness = Map.groupBy(
    votes.filter(({ page }) => fresh.has(page)),
    ({ witness }) => witness,
  )
  for (const [witness, own] of inOrder(byWitness)) {
    const pages = await addPages(em, trial, witness, own.length)
    const { canary, control } = countTosses(
      pages - own.length,
      own.map(({ arm }) => arm),
    )
    added.canary += canary
    added.control += control
  }
  return added
}

function voteOf(trial: Trial, { remote, version, page, arm, address }: Failure, key: string): Vote[] {
  if (remote !== trial.remote || arm === undefined || armOf(trial, version) !== arm) return []
  return [{ page, arm, witness: witnessOf(key, trialKey(trial), address) }]
}

/** @returns the pages that had not voted before */
async function storeVotes(
  em: EntityManager,
  { remote, since }: Trial,
  votes: readonly Vote[],
): Promise<ReadonlySet<string>> {
  const witnesses = [...new Set(votes.map(({ witness }) => witness))].sort((a, b) => a - b)
  await queries(em)
    .insertInto('canary_witnesses')
    .values(witnesses.map((witness) => ({ remote, since, witness, pages: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await queries(em)
    .insertInto('canary_votes')
    .values(votes.map(({ page, witness }) => ({ remote, since, page, witness })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('page')
    .execute()
  return new Set(rows.map(({ page }) => page))
}

/** @returns how many pages of the witness have failed by now */
async function addPages(
  em: EntityManager,
  { remote, since }: Trial,
  witness: number,
  count: number,
): Promise<number> {
  const { pages } = await queries(em)
    .updateTable('canary_witnesses')
    .set((eb) => ({ pages: eb('pages', '+', count) }))
    .where('remote', '=', remote)
    .where('since', '=', since.toISOString())
    .where('witness', '=', witness)
    .returning('pages')
    .executeTakeFirstOrThrow()
  return pages
}

/** Replicas never lock crosswise. */
const inOrder = <T>(byWitness: Map<number, T>) => [...byWitness].sort(([a], [b]) => a - b)
