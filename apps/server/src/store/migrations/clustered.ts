import type { CreateTableBuilder } from 'kysely'

/** SQLite keeps such a table in the order of its primary key, which spares a second tree; PostgreSQL takes it as it is. */
export type Clustered = <B extends CreateTableBuilder<string, string>>(table: B) => B
