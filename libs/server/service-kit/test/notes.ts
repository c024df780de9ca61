import { defineEntity, p } from '@mikro-orm/core'
import { Migration } from '@mikro-orm/migrations'

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: {
    id: p.uuid().primary(),
    text: p.string().unique(),
  },
})

/** An entity to change in transactions. */
export class Note extends NoteSchema.class {}
NoteSchema.setClass(Note)

class Migration1CreateNotes extends Migration {
  override up(): void {
    this.addSql('create table notes (id uuid primary key, text text not null unique)')
  }
}

/** What `databaseModule` and `runMigrations` take. */
export const notes = (url: string) => ({
  url,
  schema: 'users',
  entities: [Note],
  migrations: [Migration1CreateNotes],
})
