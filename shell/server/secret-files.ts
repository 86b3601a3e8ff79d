import { closeSync, openSync, readSync, statSync } from 'node:fs'

/** Settings that may stand in a file, whose path is in `<NAME>_FILE`: a variable is read by whoever lists a container's. */
const secrets = [
  'METRICS_TOKEN',
  'FIGURES_TOKEN',
  'OIDC_CLIENT_SECRET',
  'SENDER_SECRET',
  'SUPABASE_ANON_KEY',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

/** The longest is a temporary session's, of two kilobytes. */
const maxBytes = 16 * 1024

type Environment = Record<string, string | undefined>

/**
 * Puts what stands in such files in the place of their variables, without the white space about it.
 *
 * @param env without empty variables
 * @returns with each problem the name of the setting that it leaves out
 */
export function readSecretFiles(env: Environment) {
  const problems = new Map<string, string>()
  const read = secrets.flatMap((name) => {
    const path = env[`${name}_FILE`]
    if (path === undefined) return []
    const problem = (what: string) => {
      problems.set(name, `${name}_FILE ${what}`)
      return undefined
    }
    if (env[name] !== undefined) problem(`and ${name} are both set: set one`)
    else {
      const text = readText(path, problem)
      if (text !== undefined) return [[name, text] as const]
    }
    return []
  })
  return { env: { ...env, ...Object.fromEntries(read) }, problems }
}

/**
 * The same environment with what stands in the files, for whoever reads no other setting.
 *
 * @throws {Error} one line that names every problem
 */
export function withSecrets(variables: Environment): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const { env, problems } = readSecretFiles(set)
  if (problems.size > 0) throw new Error(`Settings: ${[...problems.values()].join('; ')}`)
  return { ...variables, ...env }
}

/** The same environment without the names of such files: for a process that is told what stands in them. */
export function withoutSecretFiles(env: Environment): Environment {
  const names = secrets.map((name) => `${name}_FILE`)
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)))
}

/** Says nothing of what stands in the file. */
function readText(path: string, problem: (what: string) => undefined): string | undefined {
  try {
    if (!statSync(path).isFile()) return problem('names no file')
    const bytes = Buffer.alloc(maxBytes + 1)
    const file = openSync(path, 'r')
    const length = readSync(file, bytes, 0, bytes.length, 0)
    closeSync(file)
    if (length > maxBytes) return problem(`has more than ${maxBytes} bytes`)
    const text = bytes.toString('utf8', 0, length).trim()
    return text || problem('is empty')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return problem(`cannot be read (${code})`)
  }
}
