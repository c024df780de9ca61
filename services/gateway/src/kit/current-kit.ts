import { text } from 'node:stream/consumers'
import { Injectable } from '@nestjs/common'
import {
  createRemotePackage,
  type KitManifest,
  kitManifestKey,
  kitManifestSchema,
  kitPath,
} from '@rafiq/platform-contracts'
import { NotFoundError, ObjectStorage } from '@rafiq/service-kit'

/** The kit of today, which leads to archives and pages that never change. */
@Injectable()
export class CurrentKit {
  constructor(private readonly storage: ObjectStorage) {}

  /** @throws NotFoundError where no kit was kept */
  async manifest(): Promise<KitManifest> {
    const kept = await this.storage.get(kitManifestKey)
    if (!kept) throw new NotFoundError()
    return kitManifestSchema.parse(JSON.parse(await text(kept)))
  }

  /** Where the archive lies that makes a remote. @throws NotFoundError where the kit has none */
  async createRemotePath(): Promise<string> {
    const { packages } = await this.manifest()
    const current = packages[createRemotePackage]
    if (!current) throw new NotFoundError()
    return kitPath(current.file)
  }

  /** Where the pages lie that show the design system. @throws NotFoundError where the kit has none */
  async storybookPath(): Promise<string> {
    const { storybook } = await this.manifest()
    if (!storybook) throw new NotFoundError()
    return kitPath(`${storybook}/index.html`)
  }
}
