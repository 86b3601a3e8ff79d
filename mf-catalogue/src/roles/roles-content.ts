export const title = 'Roles we fill'
export const lead =
  'What each engineering role does, which skills to test, how a typical interview process runs and where we recruit for it.'
export const closing = {
  title: 'A role with another name?',
  text: 'Titles differ from firm to firm. Describe the work in a call and we will match it to people who have done it.',
}

export const openLead =
  'What the companies that we recruit for look for now. Each page says until when, and leads to its recruiter.'

export const noneLead =
  'No position is listed at this moment. Each role’s pages say what it asks for; write to us about the one that you do.'
