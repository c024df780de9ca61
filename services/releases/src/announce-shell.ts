import { readFileSync } from 'node:fs'
import { shellManifestSchema } from '@rafiq/platform-contracts'
import {
  connectionOptions,
  databaseSettings,
  fail,
  loadSettings,
  SystemClock,
  withDatabase,
} from '@rafiq/service-kit'
import { releasesDatabase } from './database/database.ts'
import { keepAnnounced, neverSeen, Shell } from './registry/live-shells.ts'

/** Before a deployment's only gateway starts: releases are checked against the shell that it will serve. */
const file = process.argv[2]
if (file === undefined) fail('Usage: announce-shell <shell.json>')
const manifest = shellManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
await withDatabase(releasesDatabase(connectionOptions(loadSettings(databaseSettings))), (em) =>
  em.transactional(async (em) => {
    await em.nativeUpdate(Shell, { version: { $ne: manifest.version } }, { seenAt: neverSeen })
    await keepAnnounced(em, manifest, new SystemClock().now())
  }),
)
