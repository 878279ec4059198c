/** Who signs in to the site that `npm run demo` starts. */
export const demoOwner = { username: 'ines', password: 'salt-hours' };
