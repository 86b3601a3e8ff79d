// Runs inside Deno before the function: a function must not outlive the backend, however that died.
// Watching must not keep Deno busy, or Deno would wait for it and never come to the function.
import process from 'node:process'

const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.exit()
}, 1_000).unref()
