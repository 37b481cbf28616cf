import { createElement, type Context, type ReactNode } from 'react'

/** Holds the value of a React context at the place that is being drawn. */
export interface Cell<T> {
  value: T
}

/** The values of React contexts at the place that is being drawn. */
export interface Contexts {
  /** Whoever changes it puts the value before back when what stands inside is drawn. */
  readonly cell: <T>(context: Context<T>) => Cell<T>
  readonly read: <T>(context: Context<T>) => T
  /** The node inside providers of all values in effect. */
  readonly wrap: (node: ReactNode) => ReactNode
}

export function createContexts(): Contexts {
  const cells = new Map<unknown, Cell<unknown>>()
  const cell = <T>(context: Context<T>): Cell<T> => {
    let known = cells.get(context)
    if (!known) {
      // A context without a provider holds its default where React keeps it.
      known = { value: Reflect.get(context, '_currentValue') }
      cells.set(context, known)
    }
    return known as Cell<T>
  }
  return {
    cell,
    read: (context) => cell(context).value,
    wrap: (node) => {
      let wrapped = node
      for (const [context, { value }] of cells) wrapped = createElement(context as Context<unknown>, { value }, wrapped)
      return wrapped
    },
  }
}
