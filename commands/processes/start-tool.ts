import { spawn } from 'node:child_process'
import { root } from '../root.ts'

/** Starts a tool of the workspace, in its root. Nx reads the workspace by itself: a program that stays, or one for each plugin, takes longer to begin. */
export const startTool = (command: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_ISOLATE_PLUGINS: 'false',
      FORCE_COLOR: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
