import type { ChildProcess } from 'node:child_process'

/**
 * Ends a child that has stopped to say that it lives, which it is to do every second: code of pages runs in it, and a loop
 * without an end would keep it from everything.
 *
 * @param seconds that nothing but such a loop takes; while this computer sleeps they do not pass
 */
export function endWhenStuck(child: ChildProcess, sentence: string, seconds = 15): void {
  let silentSeconds = 0
  child.on('message', () => (silentSeconds = 0))
  const watch = setInterval(() => {
    silentSeconds += 1
    if (silentSeconds !== seconds) return
    console.error(sentence)
    child.kill('SIGKILL')
  }, 1_000)
  child.once('exit', () => clearInterval(watch))
}
