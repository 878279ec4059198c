import project from '#package.json' with { type: 'json' };

/** The version of the program, as a release carries it. */
export const version: string = project.version;
