import nodeModule, { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import timers from 'node:timers'
import promises from 'node:timers/promises'
import { promisify } from 'node:util'
import threads from 'node:worker_threads'
import { sharedModuleDefaults } from './federation-host.ts'
import { traceOn } from './tracing.ts'

/**
 * Closes what all code of a process shares, before a remote's code runs: what one remote changes there would reach the pages of
 * all others. Built-in objects, their prototypes and globals stay as they are; a change is a TypeError of the code that tries,
 * or the end of the process (`endIfChanged`). Timers and `process.exit` say whose they are; signals to other processes are no
 * remote's business.
 */
export function closeGround(): void {
  nameTimers()
  takeAway()
  const builtIns = listBuiltIns()
  for (const prototype of overridable) letOthersOverride(prototype)
  for (const object of [...builtIns, ...sharedModuleDefaults]) Object.freeze(object)
  for (const name of Object.getOwnPropertyNames(globalThis)) closeGlobal(name)
}

/** Frozen, it has V8 take its slow way with every regular expression: a tenth of a page's time. */
const leftOpen = RegExp.prototype
const propertyOf = (key: PropertyKey) => Object.getOwnPropertyDescriptor(leftOpen, key)
const asMade = Reflect.ownKeys(leftOpen).map((key) => [key, propertyOf(key)] as const)

const { reallyExit } = process as unknown as { reallyExit: (code?: number) => never }

/**
 * Ends the process when what is not frozen was changed. Called before it is said that other code goes on: whose code ran until
 * now is what the front reads then.
 */
export function endIfChanged(): void {
  const isSame = asMade.every(([key, made]) => {
    const now = propertyOf(key)
    return now?.value === made?.value && now?.get === made?.get && now?.writable === made?.writable
  })
  const inherits = Object.getPrototypeOf(leftOpen) === Object.prototype
  if (isSame && inherits && Reflect.ownKeys(leftOpen).length === asMade.length) return
  try {
    console.error('The prototype of regular expressions was changed')
  } finally {
    // What it writes to is not frozen either.
    reallyExit.call(process, 1)
  }
}

const names = ['setTimeout', 'setInterval', 'setImmediate'] as const
type Start = (run: (...args: unknown[]) => void, ...rest: never[]) => unknown

/** Those of the global object, of `node:timers` and of `node:timers/promises`: what runs by them says whose it is. */
function nameTimers(): void {
  for (const name of names) {
    const start: Start = globalThis[name]
    const named: Start = (run, ...rest) =>
      start(
        (...args) => {
          traceOn()
          run(...args)
        },
        ...rest,
      )
    const wait: (...args: never[]) => unknown = promises[name]
    Object.defineProperty(named, 'name', { value: name })
    Object.defineProperty(named, promisify.custom, { value: namedWait(wait) })
    Object.defineProperty(globalThis, name, { value: named })
    Object.assign(timers, { [name]: named })
    Object.assign(promises, { [name]: namedWait(wait) })
  }
  const { scheduler } = promises
  for (const name of ['wait', 'yield'] as const)
    Object.defineProperty(scheduler, name, { value: namedWait(scheduler[name].bind(scheduler)) })
}

/** An interval is no promise: it stays as it is. */
function namedWait(wait: (...args: never[]) => unknown): typeof wait {
  return (...args) => {
    const waiting = wait(...args)
    return waiting instanceof Promise ? waiting.finally(traceOn) : waiting
  }
}

/** Ways to other processes, to the channel and into native code; threads and what starts them go too. */
const takenAway = [
  ...['kill', '_kill', '_debugProcess', '_debugEnd', '_getActiveHandles', '_getActiveRequests'],
  ...['dlopen', 'binding', '_linkedBinding'],
]

function takeAway(): void {
  for (const [name, end] of Object.entries({
    exit: process.exit,
    abort: process.abort,
    reallyExit,
  }))
    Object.defineProperty(process, name, {
      value() {
        traceOn()
        end.call(process)
      },
    })
  for (const name of takenAway) Object.defineProperty(process, name, { value: undefined })
  Object.assign(threads, { Worker: undefined })
  Object.assign(nodeModule, { register: undefined, registerHooks: undefined })
  Object.assign(os, { setPriority: undefined })
  syncBuiltinESMExports()
}

/** Constructors, namespaces as `Math`, and prototypes. */
function listBuiltIns(): object[] {
  const named = Object.getOwnPropertyNames(globalThis)
    .filter((name) => /^[A-Z]/.test(name) || name === 'console')
    .map((name) => Object.getOwnPropertyDescriptor(globalThis, name)?.value as unknown)
    .filter((value) => typeof value === 'function' || (typeof value === 'object' && value !== null))
  const iterators = [new Map().keys(), new Set().keys(), ''[Symbol.iterator](), ''.matchAll(/./g)]
  const hidden = [
    Function.prototype,
    ...iterators.map((one) => Object.getPrototypeOf(one) as object),
    ...Object.getOwnPropertyNames(Intl).map((name) => Intl[name as 'Locale']),
    Object.getPrototypeOf([][Symbol.iterator]()),
    Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
    Object.getPrototypeOf(async () => {}),
    Object.getPrototypeOf(function* () {}),
    Object.getPrototypeOf(async function* () {}),
    Object.getPrototypeOf(Uint8Array),
  ] as object[]
  const all = [...named, ...hidden] as object[]
  const prototypes = all.flatMap((value) =>
    'prototype' in value && typeof value.prototype === 'object' && value.prototype
      ? [value.prototype]
      : [],
  )
  // Libraries set how long the stack of an error is.
  return [...new Set([...all, ...prototypes])].filter((one) => one !== Error && one !== leftOpen)
}

/**
 * Names that objects give themselves by assignment, which a frozen prototype would refuse them: errors their name, prototypes made
 * by hand their constructor. Only where that is usual: V8 is slower with accessors, on arrays and promises by much.
 */
const overridden = ['constructor', 'name', 'message', 'toString', 'valueOf']
const overridable = [
  ...[Object, Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError],
  ...[AggregateError, Function],
].map(({ prototype }) => prototype as object)

function letOthersOverride(prototype: object): void {
  for (const name of overridden) {
    const own = Object.getOwnPropertyDescriptor(prototype, name)
    if (!own?.configurable || !('value' in own)) continue
    const value: unknown = own.value
    Object.defineProperty(prototype, name, {
      configurable: false,
      enumerable: own.enumerable ?? false,
      get: () => value,
      set(this: object, next: unknown) {
        if (this === prototype) throw new TypeError(`${name} of a built-in object stays as it is`)
        const given = { value: next, writable: true, enumerable: true, configurable: true }
        Object.defineProperty(this, name, given)
      },
    })
  }
}

function closeGlobal(name: string): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, name)
  if (own?.configurable && 'value' in own)
    Object.defineProperty(globalThis, name, { writable: false, configurable: false })
}
