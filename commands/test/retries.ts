/**
 * How often a failed test is tried again. One that passes then is told as unsteady, with what went wrong at first, and
 * fails nobody's change; with `--bail`, as the sower runs it, the first failure counts.
 */
export const retries = process.env['BAIL'] ? 0 : 1
