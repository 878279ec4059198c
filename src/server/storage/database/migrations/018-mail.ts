import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import { columnTypes, createTableWithId } from '#server/storage/database/migrations/column-types.ts';

/** Mail: the address of an account, the mailing list, newsletters, and every mail on its way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addAccountTables(db);
  await addSubscribers(db);
  await addNewsletters(db);
  await addMails(db);
}

async function addAccountTables(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await db.schema.alterTable('users').addColumn('email', text).execute();
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('user_id', wholeNumber, (column) => goesWith(column.notNull(), 'users'))
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('known_devices')
    .addColumn('id_hash', text, (column) => column.primaryKey())
    .addColumn('user_id', wholeNumber, (column) => goesWith(column.notNull(), 'users'))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('last_seen_at', text, (column) => column.notNull())
    .execute();
  for (const table of ['password_resets', 'known_devices'])
    await db.schema.createIndex(`${table}_user_id`).on(table).column('user_id').execute();
}

function goesWith(column: ColumnDefinitionBuilder, table: string): ColumnDefinitionBuilder {
  return column.references(`${table}.id`).onDelete('cascade');
}

async function addSubscribers(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await createTableWithId(db, 'subscribers')
    .addColumn('email', text)
    .addColumn('email_hash', text, (column) => column.notNull().unique())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('confirmed_at', text)
    .addColumn('left_at', text)
    .addColumn('confirm_hash', text, (column) => column.unique())
    .addColumn('confirm_sent_at', text)
    .addColumn('leave_token', text, (column) => column.notNull().unique())
    .execute();
  const indexes = {
    by_created_at: ['created_at', 'id'],
    by_status: ['status', 'created_at', 'id'],
    by_status_and_id: ['status', 'id'],
    by_email: ['email', 'id'],
    by_status_and_email: ['status', 'email', 'id'],
    left_at: ['status', 'left_at'],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(`subscribers_${name}`).on('subscribers').columns(columns).execute();
}

async function addNewsletters(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await createTableWithId(db, 'newsletters')
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('item_kind', text)
    .addColumn('item_id', wholeNumber)
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('send_at', text)
    .addColumn('sent_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('version', wholeNumber, (column) => column.notNull())
    .addColumn('recipients', wholeNumber)
    .addColumn('sent', wholeNumber, (column) => column.notNull())
    .addColumn('refused', wholeNumber, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('newsletters_by_created_at')
    .on('newsletters')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema.createIndex('newsletters_status').on('newsletters').column('status').execute();
}

async function addMails(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await createTableWithId(db, 'mails')
    .addColumn('key', text, (column) => column.notNull().unique())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('priority', wholeNumber, (column) => column.notNull())
    .addColumn('newsletter_id', wholeNumber, (column) => goesWith(column, 'newsletters'))
    .addColumn('subscriber_id', wholeNumber, (column) => goesWith(column, 'subscribers'))
    .addColumn('user_id', wholeNumber, (column) => goesWith(column, 'users'))
    .addColumn('details', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('attempts', wholeNumber, (column) => column.notNull().defaultTo(0))
    .addColumn('not_before', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('first_failed_at', text)
    .addColumn('error', text)
    .execute();
  const indexes = {
    due: ['priority', 'not_before'],
    by_status: ['status', 'created_at', 'id'],
    newsletter_id: ['newsletter_id'],
    subscriber_id: ['subscriber_id'],
    user_id: ['user_id'],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(`mails_${name}`).on('mails').columns(columns).execute();
  await db.schema
    .createIndex('mails_problems')
    .on('mails')
    .columns(['status', 'created_at'])
    .where(sql<boolean>`attempts > 0`)
    .execute();
}
