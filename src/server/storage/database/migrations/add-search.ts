import { sql, type Kysely } from 'kysely';
import { engineOf } from '#server/storage/database/engine.ts';

/** A trigram index, so that a search does not read the whole table. */
export function addSearch(db: Kysely<unknown>, table: string): Promise<void> {
  return engineOf(db).name === 'sqlite' ? addSqliteSearch(db, table) : addPostgresSearch(db, table);
}

async function addPostgresSearch(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index ${sql.id(`${table}_search`)} on ${sql.table(table)} using gin (search_text gin_trgm_ops)`.execute(
    db,
  );
}

/** Updated by triggers. */
async function addSqliteSearch(db: Kysely<unknown>, table: string): Promise<void> {
  const name = `${table}_search`;
  const insertNew = `insert into ${name} (rowid, search_text) values (new.id, new.search_text);`;
  const removeOld = `insert into ${name} (${name}, rowid, search_text) values ('delete', old.id, old.search_text);`;
  for (const statement of [
    `create virtual table ${name} using fts5(search_text, content='${table}', content_rowid='id', tokenize='trigram case_sensitive 1')`,
    `insert into ${name} (${name}) values ('rebuild')`,
    `create virtual table ${table}_vocabulary using fts5vocab('${name}', 'row')`,
    `create trigger ${table}_search_insert after insert on ${table} begin ${insertNew} end`,
    `create trigger ${table}_search_delete after delete on ${table} begin ${removeOld} end`,
    `create trigger ${table}_search_update after update of search_text on ${table} when old.search_text is not new.search_text begin ${removeOld} ${insertNew} end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
