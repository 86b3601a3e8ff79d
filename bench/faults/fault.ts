interface Named {
  /** What is wrong then, as whoever meets it would say. */
  name: string
  /** From the workspace's folder. */
  file: string
  /** Why the whole suite does not find it; only where it does not. */
  why?: string
}

/** A small mistake as a developer makes it: other words in a file, a file too many, a file lost. */
export type Fault = Named &
  (
    | {
        /** Stands exactly once in the file. */
        find: string
        replace: string
      }
    | { add: string }
    | { isLost: true }
  )

/** `shell/server`, `mf-leads`: where a reader looks for it. */
export function folderOf({ file }: Fault): string {
  const [first = '', second = '', ...more] = file.split('/')
  return first === 'shell' && more.length > 0 ? `${first}/${second}` : first
}
