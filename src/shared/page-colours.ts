/** The ground of the page in both themes, as tokens.css has it, in the form that every phone reads. */
export const pageColours = { light: '#faf5ed', dark: '#190b0b' } as const;
