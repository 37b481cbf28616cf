import type { FilterOptions } from '@heddle/document/values'
import type { FormulaFunctions } from '@heddle/kit'
import type { ElementComponent } from '@heddle/kit/react'
import { createElement, useSyncExternalStore } from 'react'
import { MESSAGES } from './messages.ts'

/** What few pages need, and what is too large to be waited for by a first drawing. */
export interface LateParts {
  readonly functions: FormulaFunctions
  /** Element bodies by name. */
  readonly components: Readonly<Record<string, ElementComponent>>
  /** Their sheets, by the same names. */
  readonly styles: Readonly<Record<string, string>>
  /** How conditions match regular expressions. */
  readonly compilePattern: NonNullable<FilterOptions['pattern']>
}

export interface LateOptions {
  /** Names of the functions that come late. */
  readonly names: readonly string[]
  /** Names of the element bodies that come late. */
  readonly bodies: readonly string[]
  readonly load: () => Promise<LateParts>
}

/** Late parts as a drawing sees them at any time. */
export interface Late {
  /** The late functions: each fails until it has come. */
  readonly functions: FormulaFunctions
  /** The late bodies: each draws an empty box until it has come. */
  readonly components: Readonly<Record<string, ElementComponent>>
  /** The sheets of late bodies; none until they have come. */
  readonly styles: () => LateParts['styles']
  /** Fits nothing until it has come. */
  readonly pattern: () => LateParts['compilePattern']
  /** Whether an element of this type waits for its body. */
  readonly isLate: (type: string) => boolean
  /** Draws the elements whose bodies have come, and nothing else. */
  readonly drawBodies: () => void
  /** Loads what is late, unless it is there. What cannot be loaded is tried again when it is asked for again. */
  readonly fetch: () => void
  /** Whether somebody asked for what is still to come. */
  readonly isMissed: () => boolean
}

/**
 * @param onSettled is told when what somebody had asked for has come, or cannot be had, and whether values were asked for or
 *   only bodies
 * @param onCome is told of what has come before that, whether anybody asked for it or not
 */
export function createLate(
  { names, bodies, load }: LateOptions,
  onSettled: (hasCome: boolean, ofValues: boolean) => void,
  onCome: () => void = () => undefined,
): Late {
  let parts: LateParts | undefined
  let isLoading = false
  let isMissed = false
  let isValueMissed = false
  const bodyNames = new Set(bodies)
  /** Elements that are still empty boxes. */
  const boxes = new Set<() => void>()

  function settle(hasCome: boolean): void {
    isLoading = false
    if (!isMissed) return
    const ofValues = isValueMissed
    isMissed = false
    isValueMissed = false
    onSettled(hasCome, ofValues)
  }

  function fetch(): void {
    if (parts || isLoading) return
    isLoading = true
    load().then(
      (loaded) => {
        parts = loaded
        onCome()
        settle(true)
      },
      (error: unknown) => {
        console.error(MESSAGES.notLoaded, error)
        settle(false)
      },
    )
  }

  const miss = (): void => {
    isMissed = true
    fetch()
  }
  const missValue = (): void => {
    isValueMissed = true
    miss()
  }
  function subscribe(draw: () => void): () => void {
    boxes.add(draw)
    return () => boxes.delete(draw)
  }
  const nothing: LateParts['compilePattern'] = () => ({ test: () => false })
  return {
    functions: Object.fromEntries(
      names.map((name) => [
        name,
        {
          call: (host, ...args) => {
            const body = parts?.functions[name]?.call
            if (body) return body(host, ...args)
            missValue()
            throw new Error(MESSAGES.notLoaded)
          },
        },
      ]),
    ),
    components: Object.fromEntries(
      bodies.map((name) => [
        name,
        function LateBody({ root, ...rest }) {
          const body = (): ElementComponent | undefined => parts?.components[name]
          const Body = useSyncExternalStore(subscribe, body, body)
          if (Body) return createElement(Body, { root, ...rest })
          miss()
          return createElement('div', root)
        },
      ]),
    ),
    styles: () => parts?.styles ?? {},
    isLate: (type) => !parts && bodyNames.has(type),
    drawBodies: () => {
      for (const draw of boxes) draw()
    },
    pattern: () => {
      if (!parts) missValue()
      return parts?.compilePattern ?? nothing
    },
    fetch,
    isMissed: () => isMissed,
  }
}
