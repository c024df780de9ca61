import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { WorkContext } from '@rafiq/service-kit'
import { StoredProofs } from '../../src/proof/stored-proofs.ts'
import { RunningRegistry } from '../running-registry.ts'
import { aProof } from './a-proof.ts'

let registry: RunningRegistry

beforeAll(async () => {
  registry = await RunningRegistry.start()
})

afterAll(() => registry.stop())

/** The proof of a version, by the minute at which it was made. */
const proofAt = (minute: number, remote = 'rentals') =>
  aProof({
    remote,
    version: `1.0.${minute}`,
    verdict: 'refused',
    madeAt: new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString(),
    pictures: 2,
  })

test('pictures of a proof go when twenty later ones of its remote are there', async () => {
  await registry.app.get(WorkContext).run(async () => {
    const proofs = registry.app.get(StoredProofs)
    const keep = (minute: number, remote?: string) =>
      proofs.keep(
        proofAt(minute, remote),
        [Buffer.from('one'), Buffer.from('other')],
        'a key for proofs in tests',
      )
    await keep(0, 'homes')
    for (let minute = 0; minute < 20; minute += 1) await keep(minute)
    const first = (await proofs.read('rentals')).proofs.at(-1)
    if (!first) throw new Error('no proof was kept')
    expect(first.proof.version).toBe('1.0.0')
    expect(await proofs.picture('rentals', first.id, 1)).toMatchObject({ type: 'image/webp' })
    await keep(20)
    const { proofs: shown } = await proofs.read('rentals')
    expect(shown).toHaveLength(20)
    expect(shown.at(-1)?.proof.version).toBe('1.0.1')
    await expect(proofs.picture('rentals', first.id, 1)).rejects.toMatchObject({ name: 'NotFoundError' })
    expect(await registry.keys(`proofs/${first.id}`)).toEqual([])
    const [other] = (await proofs.read('homes')).proofs
    expect(await registry.keys(`proofs/${other?.id}`)).toHaveLength(2)
  })
})
