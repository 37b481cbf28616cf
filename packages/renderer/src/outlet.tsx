import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { ROW_KEY, rowPath, ScopeContext } from '@heddle/kit/react'
import { withOwn } from './evaluate.ts'

/** The instance that a place lies in, and the names around it. */
export interface AroundInstance {
  readonly scope: object
  /** What the component opens to what fills its slots. */
  readonly dropzone: object
  /** The instance around that one. */
  readonly around: AroundInstance | undefined
}

export const AroundInstanceContext = createContext<AroundInstance | undefined>(undefined)

/** What an instance puts into an outlet: it sees the place around the instance, and only `context.dropzone` of the component. */
export function Filling({ children }: { readonly children: ReactNode }): ReactNode {
  const inner = useContext(ScopeContext)
  const instance = useContext(AroundInstanceContext)
  const scope = useMemo(() => instance && scopeOfFilling(instance, inner), [instance, inner])
  if (!instance || !scope) return children
  return (
    <AroundInstanceContext value={instance.around}>
      <ScopeContext value={scope}>{children}</ScopeContext>
    </AroundInstanceContext>
  )
}

function scopeOfFilling({ scope, dropzone }: AroundInstance, inner: object): object {
  const context: object = Reflect.get(scope, 'context') ?? {}
  const filling = withOwn(scope, 'context', withOwn(context, 'dropzone', dropzone))
  // An outlet in a row of the component stands several times, and what fills it too.
  const rows = rowPath(inner).slice(rowPath(scope).length)
  return rows === '' ? filling : Object.defineProperty(filling, ROW_KEY, { value: rows.slice(1) })
}
