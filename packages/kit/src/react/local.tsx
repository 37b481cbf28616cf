import { useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { ROW_KEY, ScopeContext, signal, Slot } from '../react.ts'

/** By the element's own key, then by name: `{ dropdown: { isOpen: true } }`. */
type Named<T> = Readonly<Record<string, Readonly<Record<string, T>>>>
type Method = (...args: unknown[]) => unknown

export interface LocalSlotProps {
  readonly name: string
  /** What formulas in the slot read as `context.local.data[key][name]`; keys and names stay the same while the slot is drawn. */
  readonly data?: Named<unknown>
  /** What they call as `context.local.methods[key][name](…)`. */
  readonly methods?: Named<Method>
  /** Tells later values while the element is not drawn again; gives back what ends that. Stays the same. */
  readonly follow?: (tell: (data: Named<unknown>) => void) => () => void
  /** Set where the slot is drawn once for each item, by what the item is known: what elements in it give to formulas is its own. */
  readonly item?: string
}

const NOTHING = {}

/**
 * A slot whose nodes know more than those around it (logic reference 1.4): on top of what the elements further out give, the
 * nearest by key. Of what becomes another value only what reads that runs again.
 */
export function LocalSlot({ name, data = NOTHING, methods = NOTHING, follow, item }: LocalSlotProps): ReactNode {
  const outer = useContext(ScopeContext)
  const [local] = useState(() => createLocal(data, methods))
  useLayoutEffect(() => local.tell(data, methods))
  useLayoutEffect(() => follow?.((later) => local.tell(later)), [local, follow])
  const scope = useMemo(() => {
    const inside = scopeWith(outer, local)
    return item === undefined ? inside : Object.assign(inside, { [ROW_KEY]: item })
  }, [outer, local, item])
  return (
    <ScopeContext value={scope}>
      <Slot name={name} />
    </ScopeContext>
  )
}

interface Local {
  /** Getters over signals. */
  readonly data: object
  readonly methods: object
  readonly tell: (data: Named<unknown>, methods?: Named<Method>) => void
}

function createLocal(first: Named<unknown>, firstMethods: Named<Method>): Local {
  const cells = mapNamed(first, (value) => signal(value))
  let latest = firstMethods
  return {
    data: mapValues(cells, (named) =>
      Object.defineProperties(
        {},
        mapValues(named, (cell) => ({ enumerable: true, configurable: true, get: () => cell.value })),
      ),
    ),
    methods: mapNamed(
      firstMethods,
      (_, key, name) =>
        (...args: unknown[]) =>
          latest[key]?.[name]?.(...args),
    ),
    tell(data, methods = latest) {
      latest = methods
      mapNamed(cells, (cell, key, name) => {
        cell.value = data[key]?.[name]
      })
    },
  }
}

/** The names around with `context.local`; what stands there is not copied but read where it stands. */
function scopeWith(outer: object, { data, methods }: Local): object {
  const context = memberOf(outer, 'context')
  const around = memberOf(context, 'local')
  const local = {
    data: joined(memberOf(around, 'data'), data),
    methods: joined(memberOf(around, 'methods'), methods),
  }
  return Object.create(outer, { context: { value: joined(context, { local }), enumerable: true } }) as object
}

function memberOf(object: object, name: string): object {
  const member: unknown = Reflect.get(object, name)
  return typeof member === 'object' && member !== null ? member : NOTHING
}

/** Own names of both; those of the second count. */
function joined(around: object, own: object): object {
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(around), ...Object.getOwnPropertyDescriptors(own) })
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, map: (value: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]))
}

function mapNamed<From, To>(values: Named<From>, map: (value: From, key: string, name: string) => To): Named<To> {
  return mapValues(values, (named, key) => mapValues(named, (value, name) => map(value, key, name)))
}
