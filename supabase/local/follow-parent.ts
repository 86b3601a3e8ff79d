// Runs inside Deno before the function: the pipe from the parent ends when the parent does, however it died.
// Deno waits for a preloaded module's pending work before it runs the function, hence the timer it may ignore.
import { exit, stdin } from 'node:process'

setTimeout(() => stdin.on('end', () => exit()).resume(), 100).unref()
