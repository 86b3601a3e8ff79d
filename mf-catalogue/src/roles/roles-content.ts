import { counted } from '../counted.ts'
import { mostOpen } from './open-positions.ts'

/** What the index says of itself. */
export const words = {
  title: 'Roles we fill',
  lead: 'What each engineering role does, which skills to test, how a typical interview process runs and where we recruit for it.',
  closing: {
    title: 'A role with another name?',
    text: 'Titles differ from firm to firm. Describe the work in a call and we will match it to people who have done it.',
  },
}

/** @param count of open positions; undefined where it is not known */
export const openEyebrow = (count: number | undefined) => {
  if (count === undefined) return '02 — Not read'
  return `02 — ${count < mostOpen ? counted(count, 'position') : `The newest ${count}`}`
}

/** @param count of open positions; undefined where it is not known */
export const openLead = (count: number | undefined) => {
  if (count === undefined)
    return 'The list cannot be read at this moment. Each role’s page of a place says whether a position is open there.'
  return count === 0
    ? 'No position is listed at this moment. Each role’s pages say what it asks for; write to us about the one that you do.'
    : 'Positions that our clients are filling now. Each page gives the closing date and a way to write to its recruiter.'
}
