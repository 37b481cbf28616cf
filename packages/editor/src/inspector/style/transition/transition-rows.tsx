import { useRef, useState } from 'react'
import { Plus } from 'lucide-react'
import type { TransitionPart } from '@heddle/style'
import { words as controlsWords } from '../../../controls/words.ts'
import fields from '../../../fields/fields.module.css'
import { ItemRow } from '../../../fields/list/item-row.tsx'
import { useItemDrag } from '../../../fields/list/use-item-drag.ts'
import { words as fieldsWords } from '../../../fields/words.ts'
import heard from '../../../ui/heard.module.css'
import { StyleRow } from '../style-row.tsx'
import { words as styleWords } from '../words.ts'
import styles from './transition.module.css'
import { propertyLabel, TransitionFields } from './transition-fields.tsx'
import { useTransitions } from './use-transitions.ts'
import { words } from './words.ts'

/** What is moved softly from one look to the other: each with its property, duration, easing and delay. */
export function TransitionRows() {
  return (
    <StyleRow label={styleWords.properties['transition'] ?? ''} properties={['transition']}>
      {({ isMixed }) => <TransitionList isMixed={isMixed} />}
    </StyleRow>
  )
}

function TransitionList({ isMixed }: { readonly isMixed: boolean }) {
  const transitions = useTransitions()
  const { parts, sharedDuration } = transitions
  const [open, setOpen] = useState<number>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const count = parts.length
  const move = (from: number, to: number) => {
    const place = Math.min(Math.max(to, 0), count - 1)
    if (place === from) return
    transitions.move(from, place)
    setSaid(fieldsWords.list.moved(place + 1, count))
    setOpen(undefined)
  }
  const drag = useItemDrag(list, move)
  const nameOf = (part: TransitionPart): string =>
    part.kind === 'other' ? part.text : words.name(propertyLabel(part.property), sharedDuration ?? part.duration)
  const adder = (
    <button
      type="button"
      className={fields.add}
      onClick={() => {
        transitions.add()
        setOpen(count)
      }}
    >
      <Plus size={14} strokeWidth={1.6} aria-hidden />
      {isMixed ? `${controlsWords.mixed}: ${words.add}` : words.add}
    </button>
  )
  if (count === 0) return adder
  return (
    <div role="group" aria-label={words.list} className={styles.list} data-wide>
      <ul className={fields.items} ref={list}>
        {parts.map((part, at) => (
          <ItemRow
            // Transitions are their places: nothing else of them lasts while they are edited.
            key={at}
            name={nameOf(part)}
            place={at}
            drag={drag}
            isOpen={open === at}
            onOpen={() => setOpen(open === at ? undefined : at)}
            onMove={(to) => move(at, to)}
            onRemove={() => {
              transitions.remove(at)
              setOpen(undefined)
            }}
          >
            <TransitionFields transitions={transitions} part={part} at={at} />
          </ItemRow>
        ))}
      </ul>
      {adder}
      <span role="status" className={heard.heard}>
        {said}
      </span>
    </div>
  )
}
