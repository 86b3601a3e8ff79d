/** Of the document's list of what went wrong when it was made. */
export const failuresId = 'development-failures'
