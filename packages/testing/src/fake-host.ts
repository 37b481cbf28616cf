import { batch, signal, type Signal } from '@preact/signals-core'
import { evaluateFormulas, type RenderHost } from '@heddle/renderer'

export interface FakeHost extends RenderHost {
  /** Changes names that formulas read, in one batch. */
  readonly set: (values: Readonly<Record<string, unknown>>) => void
  /** Nodes that failed, in order. */
  readonly errors: readonly { readonly uid: string; readonly error: unknown }[]
  /** Holes whose contents were nowhere, in order. */
  readonly lostHoles: readonly string[]
}

/** A host whose names are signals. */
export function createFakeHost(values: Readonly<Record<string, unknown>> = {}, path = '/'): FakeHost {
  const signals = new Map<string, Signal<unknown>>()
  const scope: object = {}
  for (const [name, value] of Object.entries(values)) {
    const source = signal(value)
    signals.set(name, source)
    Object.defineProperty(scope, name, { enumerable: true, get: () => source.value })
  }
  const errors: { uid: string; error: unknown }[] = []
  const lostHoles: string[] = []
  return {
    scope,
    errors,
    lostHoles,
    onLostHole: (uid) => lostHoles.push(uid),
    evaluate: evaluateFormulas,
    addresses: { asset: (reference) => reference, icon: (name) => `/icons/${name}.svg` },
    currentPath: () => path,
    onNodeError: (uid, error) => errors.push({ uid, error }),
    set: (changes) =>
      batch(() => {
        for (const [name, value] of Object.entries(changes)) {
          const source = signals.get(name)
          if (!source) throw new Error(`The fake host has no name "${name}"; give it a first value`)
          source.value = value
        }
      }),
  }
}
