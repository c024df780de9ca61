import type { Readable } from 'node:stream'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type Proof, shellName, signedBytes } from '@rafiq/platform-contracts'
import { ConflictError, RuleError } from '@rafiq/service-kit'
import { checkBuild, rejectFor } from '../gate/gate.ts'
import { ProveCandidate } from '../proof/prove-candidate.ts'
import { ReleaseAnnouncements } from '../registry/release-announcements.ts'
import { Version } from '../registry/version.entity.ts'
import { type VersionId, VersionStore } from '../store/version-store.ts'
import { PublishKeys } from '../teams/publish-keys.ts'
import type { Publisher } from '../teams/publish-tokens.ts'
import { releaseLimits } from './archive-entries.ts'
import type { PublishRequest } from './publish-request.ts'
import { type PublishResult, PublishTransaction } from './publish-transaction.ts'
import { readStagedShell } from './read-staged-shell.ts'
import { stageRelease } from './stage-release.ts'

/** Takes an uploaded release once and for ever, and sets its channel in the same transaction. */
@Injectable()
export class PublishVersion {
  constructor(
    private readonly em: EntityManager,
    private readonly store: VersionStore,
    private readonly keys: PublishKeys,
    private readonly transaction: PublishTransaction,
    private readonly prover: ProveCandidate,
    private readonly announcements: ReleaseAnnouncements,
  ) {}

  /** @param publisher whose token is for this remote, as the route's guard has seen */
  async run(publisher: Publisher, request: PublishRequest, body: Readable): Promise<PublishResult> {
    const { actor, remote } = publisher
    const id = { remote, version: request.version }
    if (remote === shellName && request.channel.startsWith('preview/')) throw noPreview()
    this.transaction.assertAudience(request)
    if (!request.automatic && (await this.em.count(Version, id)) > 0) throw versionExists(id)
    const staging = await this.store.stage()
    try {
      const release = await stageRelease(body, staging, id, releaseLimits)
      const signed = signedBytes(release.signed, request.commit)
      const keyId = await this.keys.verify(publisher, signed, request.signature)
      const shell = remote === shellName ? await readStagedShell(staging, release) : undefined
      // A shell is what others are isolated in.
      if (!shell) rejectFor(checkBuild(release))
      const { manifest } = release
      // What a promotion's run built is nothing.
      const provenance = request.from === undefined ? (publisher.provenance ?? null) : null
      const signature = { keyId, manifest: release.signed, provenance }
      const checked = { actor, id, request, manifest, staging, shell, signature }
      // Nobody waits for the browser: the lock is let go of before, and the gate asked again after it.
      if (this.prover.looksAt(request)) await this.transaction.check(checked)
      const { channel, automatic } = request
      const proof = await this.prover.run({ id, manifest, staging, shell, channel, automatic })
      if (!request.despiteProof) rejectRefused(proof)
      const result = await this.transaction.run({ ...checked, proof })
      if (result === 'conflict') throw versionExists(id)
      this.announcements.announce(result.revision)
      return result
    } finally {
      await staging.discard()
    }
  }
}

const noPreview = (): RuleError =>
  new RuleError(undefined, { message: 'There are no previews of the shell: publish it as a canary.' })

function versionExists({ remote, version }: VersionId): ConflictError {
  return new ConflictError('version-exists', {
    message: `${remote} ${version} was already published; a version is immutable. Publish under another version.`,
  })
}

/** @throws RuleError `invalid-release` that says what a browser saw, and where; nothing for another verdict */
function rejectRefused(proof: Proof | undefined): void {
  if (proof?.verdict !== 'refused') return
  const issues = proof.findings.map(({ path, language, width, composition, message }) => ({
    path,
    message: `${message} (${language}, ${width} px, ${composition})`,
  }))
  const [first] = issues
  throw new RuleError('invalid-release', {
    message: `The proof refused this version: ${first?.path} ${first?.message}. Pictures: rafiq-release proof ${proof.remote}.`,
    issues,
  })
}
