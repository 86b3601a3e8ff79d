/** Beside the measured server: which prefixes belong to which remote, beside the shell's own. */
export const morePrefixes = 'more-prefixes.json'
