// Runs inside Deno before the function: a function must not outlive the backend, however that died.
// Watching must not keep Deno busy, or Deno would wait for it and never come to the function.
import process from 'node:process'

// Told, not read here: it may have died before this line.
const parent = Number(process.argv.at(-1))

setInterval(() => {
  if (process.ppid !== parent) process.exit()
}, 1_000).unref()
