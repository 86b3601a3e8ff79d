import { withSecrets } from '../../shell/server/secret-files.ts'

/** This command's environment, with what stands in files of secrets; says what is wrong with them, and ends it. */
export function demandSecrets() {
  try {
    return withSecrets(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
