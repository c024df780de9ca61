import { Migration } from '@mikro-orm/migrations'
import { accountsDdl } from '../../accounts/accounts.ddl.ts'
import { countsDdl } from '../../stats/counts.ddl.ts'

export class Migration20261121190000Accounts extends Migration {
  override up(): void {
    for (const statement of [...accountsDdl, ...countsDdl]) this.addSql(statement)
  }

  override down(): void {
    this.addSql('drop table moderation.accounts, moderation.backfill')
    this.addSql('drop table moderation.account_counts, moderation.account_days')
    this.addSql('drop function moderation.count_new_accounts, moderation.count_changed_accounts')
  }
}
