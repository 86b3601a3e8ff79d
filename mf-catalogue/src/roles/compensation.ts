/** What every role says about pay: no figures are shown. */
export const compensation = 'Competitive Package'
