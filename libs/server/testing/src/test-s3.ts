/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const keyPair = {
  S3_ACCESS_KEY_ID: 'the-key-of-a-bucket',
  S3_SECRET_ACCESS_KEY: 'what-signs-requests-to-the-bucket',
}

export interface TestS3 {
  /** What a service has to be told. */
  readonly settings: Readonly<typeof keyPair & Record<'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT', string>>
  /** Closes the server and forgets what it held. */
  stop(): Promise<void>
}

/** An S3 server with one bucket, which knows one key. */
export async function startTestS3(): Promise<TestS3> {
  const { default: S3rver } = await import('@20minutes/s3rver')
  const { default: Account } = await import('@20minutes/s3rver/lib/models/account.js')
  new Account().createKeyPair(keyPair.S3_ACCESS_KEY_ID, keyPair.S3_SECRET_ACCESS_KEY)
  const directory = await mkdtemp(join(tmpdir(), 'rafiq-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'rafiq' }],
    // It signs the path of a bucket without the slash that the SDK sends.
    allowMismatchedSignatures: true,
  })
  const { port } = await server.run()
  return {
    settings: {
      ...keyPair,
      S3_BUCKET: 'rafiq',
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
    },
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
