import { Inject, Injectable } from '@nestjs/common'
import { ObjectStorage, OnJob } from '@rafiq/service-kit'
import type { z } from 'zod'
import { DeletionRecords, recordDeletionJob } from './deletion-records.ts'
import { type LedgerEntry, ledgerDay, ledgerKey, parseLedgerKey } from './ledger-key.ts'
import { LEDGER_STORAGE } from './ledger-storage.ts'

const prefix = 'deletions'

/**
 * Who was deleted, outside PostgreSQL: a database that was restored to an earlier moment does not know it. Ids that name
 * nobody any more, for as long as backups are kept (decision 61).
 */
@Injectable()
export class DeletionLedger {
  constructor(
    @Inject(LEDGER_STORAGE) private readonly storage: ObjectStorage,
    private readonly records: DeletionRecords,
  ) {}

  @OnJob(recordDeletionJob)
  async record({ memberId, deletedAt, reason }: z.infer<typeof recordDeletionJob.schema>): Promise<void> {
    const entry = { memberId, deletedAt: new Date(deletedAt), reason }
    await this.storage.put(`${prefix}/${ledgerKey(entry)}`, Buffer.from('deleted\n'))
    await this.records.confirm(memberId, 'ledger')
  }

  async entries(): Promise<LedgerEntry[]> {
    const keys = await this.storage.list(prefix)
    return keys.flatMap((key) => parseLedgerKey(key.slice(prefix.length + 1)) ?? [])
  }

  /** Forgets whole days: no backup is left that knows these members. */
  async forget(before: Date): Promise<void> {
    const days = new Set((await this.storage.list(prefix)).map((key) => key.split('/')[1] ?? ''))
    for (const day of days) {
      if (day < ledgerDay(before)) await this.storage.deleteAll(`${prefix}/${day}`)
    }
  }
}
