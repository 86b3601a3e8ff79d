import { Component, createContext, use, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { FailureScreen } from './components/page/screens.tsx'
import { Spinner } from './components/spinner.tsx'

/**
 * Components that remotes offer to pages of others: `remote/slot` → what it is given. Each is declared by who offers it, with
 * `declare module 'shared-ui' { interface Slots { … } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- what is in it comes from the remotes
export interface Slots {}

export type SlotName = keyof Slots & string

export interface LoadedSlot {
  Component: ComponentType<object>
  release: string
}

/** How the shell finds a slot. `peek` answers at once with what is already loaded. */
export interface SlotHost {
  peek(name: SlotName): LoadedSlot | undefined
  load(name: SlotName): Promise<LoadedSlot>
}

const SlotContext = createContext<SlotHost | null>(null)

export const SlotProvider = SlotContext.Provider

/**
 * Shows another remote's component, and a plain message with a retry when it does not come.
 * A page module that uses slots names them in `handle = { slots: […] }`, so that the server has them ready.
 */
export function Slot<Name extends SlotName>(given: { name: Name } & Slots[Name]) {
  const { name, ...props } = given as { name: SlotName }
  const host = use(SlotContext)
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState(() => host?.peek(name))
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (loaded || !host) return
    let isCurrent = true
    host.load(name).then(
      (slot) => isCurrent && setLoaded(slot),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [host, name, loaded, attempt])

  const failure = (
    <SlotFailure
      onOnline={() => {
        setHasFailed(false)
        setAttempt((count) => count + 1)
      }}
    />
  )
  if (hasFailed) return failure
  if (!loaded) return <Spinner />
  return (
    <SlotBoundary key={attempt} fallback={failure}>
      <div data-remote={remoteOf(name)} data-release={loaded.release}>
        <loaded.Component {...props} />
      </div>
    </SlotBoundary>
  )
}

const remoteOf = (slot: string) => slot.split('/')[0]

function SlotFailure({ onOnline }: { onOnline: () => void }) {
  return (
    <FailureScreen
      level="section"
      title="This part of the page did not load"
      message="The rest of the page works. Try again, or call us during business hours."
      onOnline={onOnline}
    />
  )
}

class SlotBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
