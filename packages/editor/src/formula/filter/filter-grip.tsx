import type { KeyboardEvent } from 'react'
import { Grip } from '../../ui/grip.tsx'
import { conditionAt, isGroup, nameOf, type Node, type Way } from './filter-edit.ts'
import type { DropPlace, FilterDrag } from './use-filter-drag.ts'
import { words } from './words.ts'

/** Takes a condition elsewhere: by pointer, or by the arrow keys, which also lead into and out of groups. */
export function FilterGrip({ root, way, drag }: { readonly root: Node; readonly way: Way; readonly drag: FilterDrag }) {
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = stepFrom(root, way, event.key)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    drag.move(way, to)
  }
  return <Grip data-grip={way.join('.')} label={words.drag(nameOf(way))} onKeyDown={onKeyDown} {...drag.handlers(way)} />
}

/** Where an arrow key takes a condition: over its neighbour, right into the group before it, left out of its own. */
function stepFrom(root: Node, way: Way, key: string): DropPlace | undefined {
  const home = way.slice(0, -1)
  const at = way.at(-1) ?? 0
  const group = conditionAt(root, home)
  if (group === undefined || !isGroup(group)) return undefined
  if (key === 'ArrowUp' && at > 0) return { group: home, at: at - 1 }
  if (key === 'ArrowDown' && at < group.conditions.length - 1) return { group: home, at: at + 2 }
  if (key === 'ArrowLeft' && home.length > 0) return { group: home.slice(0, -1), at: (home.at(-1) ?? 0) + 1 }
  const before = group.conditions[at - 1]
  if (key === 'ArrowRight' && before !== undefined && isGroup(before))
    return { group: [...home, at - 1], at: before.conditions.length }
  return undefined
}
