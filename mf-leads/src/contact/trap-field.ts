/** A field that no person meets: only a program fills it. */
export const trapField = 'website'

export const isTrapFilled = (form: FormData): boolean => !!form.get(trapField)
