import { Client, DatabaseError, type QueryResult } from 'pg';

/** A database with all tables and no rows, which others are copied from. */
export const TEMPLATE = 'marquee_template';

/** Their names begin like this, so that those of an interrupted run can be told from others. */
export const PREFIX = 'marquee_';

/** It is there, or somebody else has just made it. */
const EXISTS = ['42P04', '23505'];

/** The address of a database on the test server, which is named by TEST_DATABASE_URL. */
export function addressOfDatabase(name: string): string {
  const address = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  address.pathname = name;
  return address.href;
}

/** Makes a database unless it is there; gives its address. */
export async function createTestDatabase(name: string, template = 'template0'): Promise<string> {
  const encoding = template === 'template0' ? ` encoding 'UTF8'` : '';
  await onServer(`create database ${name} template ${template}${encoding}`).catch((error: unknown) => {
    if (!(error instanceof DatabaseError && EXISTS.includes(error.code ?? ''))) throw error;
  });
  return addressOfDatabase(name);
}

export async function dropTestDatabase(name: string): Promise<void> {
  await onServer(`drop database if exists ${name} with (force)`);
}

export async function onServer(statement: string): Promise<QueryResult> {
  const client = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
