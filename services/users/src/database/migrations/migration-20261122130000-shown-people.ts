import { Migration } from '@mikro-orm/migrations'
import { shownPeopleDdl } from '../../matches/shown-people.ddl.ts'

export class Migration20261122130000ShownPeople extends Migration {
  override up(): void {
    // `held` parts two for whom no match is possible since the gender of one was corrected: no member lifts it, and where
    // neither has made a block, the row is not their `own`.
    this.addSql(`
      alter table users.blocks
        add column held boolean not null default false,
        add column own boolean not null default true`)
    this.addSql("alter table users.members add column city_changes jsonb not null default '[]'")
    for (const statement of shownPeopleDdl) this.addSql(statement)
  }

  override down(): void {
    this.addSql('drop table users.shown_people')
    this.addSql('alter table users.blocks drop column held, drop column own')
    this.addSql('alter table users.members drop column city_changes')
  }
}
