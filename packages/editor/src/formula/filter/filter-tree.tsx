import { useRef, useState } from 'react'
import { moveTo, nameOf } from './filter-edit.ts'
import { FilterGroup, type FilterProps } from './filter-group.tsx'
import { useFilterDrag } from './use-filter-drag.ts'
import { words } from './words.ts'
import heard from '../../ui/heard.module.css'

/** A filter as a tree of groups and comparisons, whose parts are carried by their handles or moved by the arrow keys. */
export function FilterTree(props: FilterProps) {
  const { root, onChange } = props
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const drag = useFilterDrag(list, (from, to) => {
    const next = moveTo(root, from, to)
    if (next === root) return
    onChange(next)
    setSaid(words.moved(nameOf([...to.group, to.at])))
  })
  return (
    <>
      <div ref={list}>
        <FilterGroup {...props} way={[]} group={root} drag={drag} />
      </div>
      <span role="status" className={heard.heard}>
        {said}
      </span>
    </>
  )
}
