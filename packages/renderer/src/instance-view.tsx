import { useContext, useEffect, useMemo, type ReactNode } from 'react'
import { ScopeContext } from '@heddle/kit/react'
import type { PublishedInstance, PublishedNode } from '@heddle/document/published'
import type { InstanceParts } from './host.ts'
import { createComputedValue, useComputedValue } from './computed-value.ts'
import { PageContext } from './context.ts'
import { AroundInstanceContext } from './outlet.tsx'
import { HeardRootContext, type HeardRoot } from './emitters.ts'

export interface InstanceViewProps {
  readonly node: PublishedNode
  readonly component: PublishedInstance
  /** Uid of the component's root, and its view. */
  readonly root: string
  readonly children: ReactNode
}

/** An instance of a library component: the component's root, which sees the instance's values and nothing of the place around it. */
export function InstanceView(props: InstanceViewProps): ReactNode {
  const { node } = props
  const { host } = useContext(PageContext)
  const outer = useContext(ScopeContext)
  const isThere = useMemo(
    () => createComputedValue(() => node.condition === undefined || Boolean(host.evaluate(node.condition, outer)), Object.is),
    [node, outer, host],
  )
  return useComputedValue(isThere) ? <Instance {...props} /> : null
}

function Instance({ node, component, root, children }: InstanceViewProps): ReactNode {
  const { host } = useContext(PageContext)
  const outer = useContext(ScopeContext)
  const heard = useContext(HeardRootContext)
  const around = useContext(AroundInstanceContext)
  const {
    scope,
    follow,
    dropzone = NOTHING,
  } = useMemo<InstanceParts>(() => host.instance?.(node, component, outer) ?? { scope: outer }, [node, component, outer, host])
  const inner = useMemo<HeardRoot>(() => {
    const above = heard?.uid === node.uid ? heard.above : []
    const own = [
      { uid: node.uid, events: component.events, scope },
      { uid: node.uid, events: node.events, scope: outer },
    ]
    return { uid: root, above: [...above, ...own] }
  }, [node, component, outer, scope, heard, root])
  const here = useMemo(() => ({ scope: outer, dropzone, around }), [outer, dropzone, around])
  useEffect(() => follow?.(), [follow])
  return (
    <ScopeContext value={scope}>
      <AroundInstanceContext value={here}>
        <HeardRootContext value={inner}>{children}</HeardRootContext>
      </AroundInstanceContext>
    </ScopeContext>
  )
}

const NOTHING = {}
