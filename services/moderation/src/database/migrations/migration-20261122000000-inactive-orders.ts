import { Migration } from '@mikro-orm/migrations'
import { inactiveOrdersDdl } from '../../accounts/accounts.ddl.ts'

export class Migration20261122000000InactiveOrders extends Migration {
  override up(): void {
    for (const statement of inactiveOrdersDdl) this.addSql(statement)
  }

  override down(): void {
    this.addSql('drop index moderation.accounts_inactive_email, moderation.accounts_inactive_name')
  }
}
