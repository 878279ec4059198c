/** The database cannot be used. Its message names it, without the password. */
export class UnusableDatabaseError extends Error {}
