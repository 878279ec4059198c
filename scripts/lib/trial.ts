/** `--trial` makes a short run that only proves that a program works; its figures mean nothing. */
export const isTrial = process.argv.includes('--trial');

/** The other arguments of the command line. */
export const givenArguments = process.argv.slice(2).filter((argument) => argument !== '--trial');
