import { act } from 'react'

/** Collects what React says on the console. */
export function listenToReact(): {
  readonly list: readonly string[]
  readonly add: (text: string) => void
  readonly stop: () => void
} {
  const list: string[] = []
  const before = console.error
  console.error = (...parts: unknown[]) => void list.push(parts.map(String).join(' '))
  return {
    list,
    add: (text) => void list.push(text),
    stop: () => {
      console.error = before
    },
  }
}

/** Runs what makes React draw, and waits until it has drawn. */
export async function untilDrawn(work: () => unknown): Promise<void> {
  const before: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  try {
    await act(async () => void (await work()))
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', before)
  }
}
