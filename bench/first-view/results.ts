/** The candidate that everything is compared with. */
export const ours = 'ours'

/** Our site measured once more, as if it were a baseline: what is not 1 there is the machine's noise. */
export const oursAgain = 'ours again'

export const slowRounds = 3
