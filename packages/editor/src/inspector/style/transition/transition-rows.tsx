import { useRef } from 'react'
import { Plus } from 'lucide-react'
import type { TransitionPart } from '@heddle/style'
import { words as controlsWords } from '../../../controls/words.ts'
import fields from '../../../fields/fields.module.css'
import { ItemRow } from '../../../fields/list/item-row.tsx'
import { useOpenItems } from '../../../fields/list/use-open-items.ts'
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
  const count = parts.length
  const list = useRef<HTMLUListElement>(null)
  const rows = useOpenItems(list, count, transitions)
  const nameOf = (part: TransitionPart): string =>
    part.kind === 'other' ? part.text : words.name(propertyLabel(part.property), sharedDuration ?? part.duration)
  const adder = (
    <button
      type="button"
      className={fields.add}
      onClick={() => {
        transitions.add()
        rows.open(count)
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
          <ItemRow key={at} name={nameOf(part)} {...rows.at(at)}>
            <TransitionFields transitions={transitions} part={part} at={at} />
          </ItemRow>
        ))}
      </ul>
      {adder}
      <span role="status" className={heard.heard}>
        {rows.said}
      </span>
    </div>
  )
}
