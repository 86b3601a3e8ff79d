// Runs inside Deno before the function: the pipe from the parent ends when the parent does, however it died.
// Deno waits for a preloaded module's pending work before it runs the function, hence the timer it may ignore.
const watch = () => void Deno.stdin.readable.pipeTo(new WritableStream()).finally(() => Deno.exit())

Deno.unrefTimer(setTimeout(watch, 100))
